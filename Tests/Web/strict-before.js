// What a page says to an element before there is one.
const strip = document.querySelector("choice-tabs");
strip.items = [{ value: "a", title: "Alpha", panel: "one" }, { value: "b", title: "Beta", panel: "two" }];
strip.value = "b";
strip.purpose = "tabs";
