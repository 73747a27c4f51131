import Stripe from 'stripe';

/** `forged`: not signed by the processor. `stale`: signed by it, but not now: somebody sends again what was told once. */
export type SignatureResult = 'good' | 'forged' | 'stale';

/** How far the moment of the signature may lie from the machine's time, in either direction. */
const TOLERANCE_SECONDS = 300;
const UNLIMITED = 0;

/**
 * Checks a webhook's signature on its raw body against every secret that is in force: while one is rotated there are two.
 * The SDK's own check lets a moment pass that lies in the future, which anybody who has once seen a secret could sign ahead.
 */
export function checkSignature(
  rawBody: Buffer,
  header: string,
  secrets: readonly string[],
  now = Date.now(),
): SignatureResult {
  const moments = header.split(',').filter((part) => part.trimStart().startsWith('t='));
  const moment = /^t=(\d{1,12})$/.exec(moments[0] ?? '')?.[1];
  // The signature covers one moment: where two are named, it is not said which.
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
