// Where elements are: from the widths, heights, transforms and scroll offsets in their inline
// styles. All that the face places is placed by these.

import { IDENTITY, multiply, pixels, transformOf, translation } from "./style.mjs";

/** An element's own width and height. A host is as high as what stands in its shadow tree, unless
 * it has a height; what has no size there fills the host. */
export function boxOf(element) {
  const { style } = element;
  const filled = element.parentNode?.host;
  return {
    width: pixels(style.width) ?? (filled ? boxOf(filled).width : 0),
    height: pixels(style.height) ?? (filled ? boxOf(filled).height : naturalHeight(element)),
  };
}

function naturalHeight(element) {
  const inner = element.shadowRoot?.children ?? [];
  return Math.max(0, ...inner.map((child) => pixels(child.style.height) ?? 0));
}

/** How far an element can be scrolled: its "width" or its "height" decides. */
export function scrollRange(element, length = "width") {
  const content = Math.max(0, ...element.children.map((child) => boxOf(child)[length]));
  return Math.max(0, content - boxOf(element)[length]);
}

/** The bounding box of an element as it is drawn. */
export function rectOf(element) {
  const { width, height } = boxOf(element);
  const matrix = matrixOf(element);
  const corners = [[0, 0], [width, 0], [0, height], [width, height]].map(([x, y]) => [
    matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5],
  ]);
  const left = Math.min(...corners.map(([x]) => x));
  const top = Math.min(...corners.map(([, y]) => y));
  const right = Math.max(...corners.map(([x]) => x));
  const bottom = Math.max(...corners.map(([, y]) => y));
  return { left, top, right, bottom, x: left, y: top, width: right - left, height: bottom - top };
}

function matrixOf(element) {
  const { width, height } = boxOf(element);
  const own = multiply(
    translation(pixels(element.style.left) ?? 0, pixels(element.style.top) ?? 0),
    transformOf(element.style, width, height));
  const parent = element.parentNode;
  // What is in the top layer begins where the window does.
  if (!parent || element.hasAttribute?.("popover")) return own;
  if (parent.host) return multiply(matrixOf(parent.host), own);
  if (!parent.style) return multiply(IDENTITY, own);
  return multiply(multiply(matrixOf(parent), translation(-(parent.scrollLeft ?? 0), -(parent.scrollTop ?? 0))), own);
}
