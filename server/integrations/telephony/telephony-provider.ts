import { createHmac } from 'node:crypto';
import { getExpectedTwilioSignature, validateRequest } from 'twilio/lib/webhooks/webhooks.js';
import type { Env } from '../../env.ts';
import { localPool, twilioPool, type NumberPool } from './number-pool.ts';

/** What a webhook brings; a name given twice has a list. */
export type WebhookParameters = Readonly<Record<string, string | string[]>>;

/** Who passes calls on: Twilio, or, without its keys, the dev desk, which signs as Twilio does. */
export interface TelephonyProvider {
  pool: NumberPool;
  /** Whether whoever passes calls on has sent this to this address, which is the whole one that it was given. */
  isSignatureValid(signature: string, url: string, parameters: WebhookParameters): boolean;
  /** As Twilio would sign it; null where Twilio itself does, whose name nobody is to use. */
  sign: ((url: string, parameters: WebhookParameters) => string) | null;
}

/** By the configuration: with TWILIO_* the operator's numbers, else reserved ones that ring nowhere. */
export function createTelephonyProvider({ twilio }: Pick<Env, 'twilio'>, secret: string): TelephonyProvider {
  const token = twilio?.authToken ?? createHmac('sha256', secret).update('calls of the dev desk').digest('hex');
  return {
    pool: twilio ? twilioPool(twilio.numbers) : localPool,
    isSignatureValid: (signature, url, parameters) => validateRequest(token, signature, url, parameters),
    sign: twilio ? null : (url, parameters) => getExpectedTwilioSignature(token, url, parameters),
  };
}
