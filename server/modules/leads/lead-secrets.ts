import { timingSafeEqualText } from '../../http/security/csrf-tokens.ts';
import { keyedDigest, secretList, type Secrets } from '../../secrets.ts';

/** Makes the secrets that only the senders of leads get: with one, a message follows its lead. */
export class LeadSecrets {
  readonly #secrets: readonly [string, ...string[]];

  constructor(secret: Secrets) {
    this.#secrets = secretList(secret);
  }

  /** Returns the secret of a lead, the same each time: its id and 128 bits. */
  of(id: number): string {
    return `${id}.${mac(this.#secrets[0], id)}`;
  }

  /** Returns the id of the lead whose secret this is; null for any other text. */
  idOf(text: string): number | null {
    const [id = '', code = ''] = text.split('.', 2);
    const isRight = this.#secrets.some((secret) => timingSafeEqualText(code, mac(secret, id)));
    return isRight ? Number(id) : null;
  }
}

const mac = (secret: string, id: number | string) => keyedDigest(secret, `lead ${id}`).slice(0, 22);
