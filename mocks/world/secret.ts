import { uuidOf } from './ids.ts';

/** 32 random bytes in 43 letters, as the product's own secrets are: of a session's cookie, of a mailed link. */
export function generateSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * What is kept of a secret, for the database stands in the browser's storage: it cannot be turned back into the secret.
 * It is short, so another text may have the same one; nothing here guards anything.
 */
export const secretDigest = (secret: string): string => uuidOf(`secret ${secret}`);
