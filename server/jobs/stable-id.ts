import { createHash } from 'node:crypto';

const NAMESPACE = Buffer.from('5f1c2b9a6d0e4c5fa4b17e0c93d2a861', 'hex');

/** Returns the UUID (version 5, RFC 9562) of a business key such as `lead:17`: a repeat creates no duplicate. */
export function stableId(...key: readonly (string | number)[]): string {
  const hash = createHash('sha1').update(NAMESPACE).update(key.join(':')).digest().subarray(0, 16);
  hash[6] = (hash.readUInt8(6) & 0x0f) | 0x50;
  hash[8] = (hash.readUInt8(8) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
