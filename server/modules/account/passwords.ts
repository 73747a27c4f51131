import { hash, verify, type Algorithm } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const options = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), options);

let nobody: Promise<string> | undefined;

/** Whether it is the password of that hash. Without a hash (no such account) it takes the same time and is false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await (nobody ??= hashPassword('nobody'))), password.normalize('NFC'));
  return passwordHash !== null && right;
}
