import { createHash } from 'node:crypto';

/** Returns the same UUID for the same name (marked as version 5, name-based). */
export function deterministicUuid(name: string): string {
  const bytes = createHash('sha1').update(`nearcampus-demo/${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
