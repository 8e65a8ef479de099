// The bytes that go between JavaScript and Swift: numbers in double precision, and texts, each its
// length in UTF-8 as a number and then the UTF-8. All is little-endian.
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const textOf = (bytes) => decoder.decode(bytes);

// Reads commands from their first byte to their last.
export function reader(bytes) {
  const view = new DataView(bytes.buffer);
  let place = 0;
  const number = () => view.getFloat64((place += 8) - 8, true);
  return {
    number,
    more: () => place < bytes.length,
    list: (read) => Array.from({ length: number() }, read),
    text() {
      const length = number();
      return textOf(bytes.subarray(place, (place += length)));
    },
    color: () => `#${number().toString(16).padStart(8, "0")}`,
  };
}

// How many bytes a record takes at most. It is a list of numbers and texts.
export const roomFor = (record) =>
  record.reduce((room, field) => room + 8 + 3 * (field.length ?? 0), 0);

// Writes a record into memory, and returns where it ends.
export function write(record, memory, place) {
  const view = new DataView(memory);
  for (let field of record) {
    const start = place;
    place += 8;
    if (field.at) {
      field = encoder.encodeInto(field, new Uint8Array(memory, place)).written;
      place += field;
    }
    view.setFloat64(start, field, true);
  }
  return place;
}
