import { uuidOf } from './ids.ts';

/** Returns 32 random bytes in 43 characters, like the product's own secrets: of a session's cookie, of an emailed link. */
export function generateSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Returns the digest of a secret, since the database is in browser storage: it cannot be reversed.
 * It is short, so collisions are possible; it is not a security measure.
 */
export const secretDigest = (secret: string): string => uuidOf(`secret ${secret}`);
