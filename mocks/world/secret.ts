import { seededUuid } from '../../demo/seeded-uuid.ts';

/** Returns 32 random bytes in 43 characters, like the product's own secrets: of a session's cookie, of an emailed link. */
export function generateSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Returns the digest of a secret for the browser's storage: irreversible, but too short to be a security measure. */
export const secretDigest = (secret: string): string => seededUuid(`secret ${secret}`);
