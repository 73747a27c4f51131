import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { secretList, type Secrets } from '../../secrets.ts';

const PREFIX = 'encrypted.';
const [IV, TAG] = [12, 16];

const keyOf = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`encrypt\n${purpose}`).digest();

/** Encrypts a text that must be readable again, with a key of the installation's first secret and this purpose. */
export function encryptText(secrets: Secrets, purpose: string, text: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretList(secrets)[0], purpose), iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Returns the text that was encrypted with any of the secrets; null without that secret, or when it was changed. */
export function decryptText(secrets: Secrets, purpose: string, encrypted: string): string | null {
  if (!encrypted.startsWith(PREFIX)) return null;
  const bytes = Buffer.from(encrypted.slice(PREFIX.length), 'base64url');
  for (const secret of secretList(secrets))
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, IV));
      decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
      return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      // Encrypted with another secret, or changed.
    }
  return null;
}
