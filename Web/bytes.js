// The bytes that go between JavaScript and Swift. Numbers are little-endian.
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const textOf = (bytes) => decoder.decode(bytes);

// Reads commands.
export class Reader {
  #bytes;
  #view;
  #place = 0;

  constructor(bytes) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  get more() {
    return this.#place < this.#bytes.length;
  }

  byte() {
    return this.#bytes[this.#place++];
  }

  word() {
    return this.#view.getUint32((this.#place += 4) - 4, true);
  }

  short() {
    return this.#view.getFloat32((this.#place += 4) - 4, true);
  }

  shorts(count) {
    return Array.from({ length: count }, () => this.short());
  }

  number() {
    return this.#view.getFloat64((this.#place += 8) - 8, true);
  }

  text() {
    const length = this.word();
    return textOf(this.#bytes.subarray(this.#place, (this.#place += length)));
  }

  // A node's name as one number; 0 and an item for no node.
  key() {
    const part = this.byte();
    return this.word() * 256 + part;
  }

  color() {
    return `#${this.word().toString(16).padStart(8, "0")}`;
  }
}

// Writes records.
export class Record {
  // `kind` says what the record is about.
  constructor(kind) {
    this.bytes = [kind];
  }

  byte(value) {
    this.bytes.push(value);
    return this;
  }

  integer(value) {
    for (let shift = 0; shift < 32; shift += 8) this.bytes.push((value >> shift) & 255);
    return this;
  }

  number(value) {
    this.bytes.push(...new Uint8Array(new Float64Array([value]).buffer));
    return this;
  }

  text(value) {
    const utf8 = encoder.encode(value);
    this.integer(utf8.length);
    for (const byte of utf8) this.bytes.push(byte);
    return this;
  }

  key(key) {
    return this.byte(key % 256).integer(Math.floor(key / 256));
  }

  // How many, and each as `write(record, entry)` writes it.
  list(entries, write) {
    this.integer(entries.length);
    for (const entry of entries) write(this, entry);
    return this;
  }
}
