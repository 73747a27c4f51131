import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The secrets of this installation: the first signs, all verify, so that one can be replaced while servers run. */
export type Secrets = string | readonly [string, ...string[]];

/** Returns the secrets as a list, the signing one first. */
export const secretList = (secrets: Secrets): readonly [string, ...string[]] =>
  typeof secrets === 'string' ? [secrets] : secrets;

/** Returns a random token for a cookie or an emailed link, as 43 characters that a URL may have. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns whether a text has the form of a token. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Returns a digest that cannot be made or reversed without the secret, as 43 characters that a URL may have. */
export const keyedDigest = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Returns the SHA-256 hash of a token; the database stores only hashes, so a copy of it opens nothing. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
