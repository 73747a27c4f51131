import Stripe from 'stripe';

/** `forged`: not signed by the processor. `stale`: signed by it at another time, so it may be a replay. */
export type SignatureResult = 'good' | 'forged' | 'stale';

/** The maximum difference between the signature's timestamp and the machine's time, in either direction. */
const TOLERANCE_SECONDS = 300;
const UNLIMITED = 0;

/**
 * Checks a webhook's signature on its raw body against every valid secret: there are two during a rotation.
 * The SDK's own check accepts timestamps in the future, so anybody who once saw a secret could sign ahead.
 */
export function checkSignature(
  rawBody: Buffer,
  header: string,
  secrets: readonly string[],
  now = Date.now(),
): SignatureResult {
  const moments = header.split(',').filter((part) => part.trimStart().startsWith('t='));
  const moment = /^t=(\d{1,12})$/.exec(moments[0] ?? '')?.[1];
  // The signature covers one timestamp: with two it is ambiguous which one.
  if (moment === undefined || moments.length > 1 || rawBody.length === 0) return 'forged';
  if (!secrets.some((secret) => isSigned(rawBody, header, secret))) return 'forged';
  return Math.abs(Math.floor(now / 1000) - Number(moment)) > TOLERANCE_SECONDS ? 'stale' : 'good';
}

function isSigned(rawBody: Buffer, header: string, secret: string): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(rawBody, header, secret, UNLIMITED) ?? false;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}
