import { createHmac } from 'node:crypto';
import { getExpectedTwilioSignature, validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import type { Env } from '../../env.ts';
import { localPool, twilioPool, type NumberPool } from './number-pool.ts';

/** The parameters of a webhook; a repeated name has an array. */
export type WebhookParameters = Readonly<Record<string, string | string[]>>;

/** The provider that forwards calls: Twilio, or, without its keys, the dev tools, which sign as Twilio does. */
export interface TelephonyProvider {
  pool: NumberPool;
  /** Returns whether the provider sent this request; `url` is the full URL that the provider was given. */
  isSignatureValid(signature: string, url: string, parameters: WebhookParameters): boolean;
  /** Signs as Twilio would; null where Twilio itself signs, so that its signature cannot be faked. */
  sign: ((url: string, parameters: WebhookParameters) => string) | null;
}

/** Creates the provider: the operator's numbers with TWILIO_*, otherwise reserved ones that are not connected. */
export function createTelephonyProvider({ twilio }: Pick<Env, 'twilio'>, secret: string): TelephonyProvider {
  const tokens = twilio?.authTokens ?? [createHmac('sha256', secret).update('calls of the dev tools').digest('hex')];
  return {
    pool: twilio ? twilioPool(twilio.numbers) : localPool,
    isSignatureValid: (signature, url, parameters) =>
      tokens.some((token) => validateRequest(token, signature, url, parameters)),
    sign: twilio ? null : (url, parameters) => getExpectedTwilioSignature(tokens[0], url, parameters),
  };
}
