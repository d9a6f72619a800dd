// An archive of small text files, stored as they are: what unzips anywhere, without a library.

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Numbers of two or four bytes, as archives write them. */
function written(...numbers: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of numbers) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** An archive of files by their names. */
export function zip(files: Readonly<Record<string, string>>, at = new Date()): Blob {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1);
  const day = ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate();
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const contents: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const [file, text] of Object.entries(files)) {
    const [name, data] = [encoder.encode(file), encoder.encode(text)];
    // Version 2.0, names in UTF-8, stored; time, day, checksum, sizes, lengths of the name and of extra fields.
    const facts = written(
      ...([20, 0x800, 0, time, day] as const).map((value) => [2, value] as const),
      ...[checksum(data), data.length, data.length].map((value) => [4, value] as const),
      [2, name.length],
      [2, 0],
    );
    contents.push(written([4, 0x02014b50], [2, 20]), facts, written([2, 0], [2, 0], [2, 0], [4, 0], [4, size]), name);
    parts.push(written([4, 0x04034b50]), facts, name, data);
    size += 4 + facts.length + name.length + data.length;
  }
  const count = Object.keys(files).length;
  const listed = contents.reduce((sum, part) => sum + part.length, 0);
  const end = written([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, listed], [4, size], [2, 0]);
  return new Blob([...parts, ...contents, end], { type: 'application/zip' });
}
