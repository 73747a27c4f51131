/** Few, for nothing of worth is behind these passwords, and a login shall answer at once. */
const ROUNDS = 5_000;

const hex = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'));

/** What is kept of a password: PBKDF2 over it and a salt, which stands before it. */
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

/** Is this the password? Never for the digest '', which accounts have that nobody logs in to. */
export async function isPassword(password: string, digest: string): Promise<boolean> {
  const salt = digest.split('$')[0];
  return salt !== undefined && salt !== '' && (await passwordDigest(password, salt)) === digest;
}
