/** Few, since these passwords protect nothing and a login must be fast. */
const ROUNDS = 5_000;

const hex = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'));

/** Returns the digest of a password: PBKDF2 over it and a salt, prefixed with the salt. */
export async function passwordDigest(password: string, salt: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations: ROUNDS },
    key,
    256,
  );
  return `${salt}$${hex(bits).join('')}`;
}

/** Returns whether this is the password; never for the digest '' of accounts without login. */
export async function isPassword(password: string, digest: string): Promise<boolean> {
  const salt = digest.split('$')[0];
  return salt !== undefined && salt !== '' && (await passwordDigest(password, salt)) === digest;
}
