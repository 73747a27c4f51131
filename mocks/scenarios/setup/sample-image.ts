const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const text = new TextEncoder();

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc >>> 0;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const number = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** Returns a PNG chunk: its length, its type, its bytes and their checksum. */
function chunk(kind: string, bytes: Iterable<number>): number[] {
  const body = [...text.encode(kind), ...bytes];
  return [...number(body.length - 4), ...body, ...number(crcOf(Uint8Array.from(body)))];
}

/** Returns pixels in rows of one color each, which compress to very few bytes. */
function pixels(width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width * 3 + 1) * height);
  for (let y = 0; y < height; y++) {
    const far = y / height;
    const colour = far < 0.62 ? [236 - 60 * far, 190 + 20 * far, 160 + 90 * far] : [96, 132 - 30 * far, 84];
    const start = y * (width * 3 + 1) + 1;
    for (let x = 0; x < width * 3; x++) rows[start + x] = colour[x % 3] ?? 0;
  }
  return rows;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packer = new CompressionStream('deflate');
  const writer = packer.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  const packed = await new Response(packer.readable).arrayBuffer();
  await written;
  return new Uint8Array(packed);
}

/** Returns a PNG of this width in pixels, two thirds as high, as a generated file. */
export async function samplePng(name: string, width: number): Promise<File> {
  const height = Math.round((width * 2) / 3);
  const header = [...number(width), ...number(height), 8, 2, 0, 0, 0];
  const data = await deflated(pixels(width, height));
  const bytes = [...SIGNATURE, ...chunk('IHDR', header), ...chunk('IDAT', data), ...chunk('IEND', [])];
  return new File([Uint8Array.from(bytes)], name, { type: 'image/png' });
}
