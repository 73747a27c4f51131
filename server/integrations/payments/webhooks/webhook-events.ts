import type Stripe from 'stripe';

/** The subscribed events: those that affect a subscription's state or the ledger. At most twenty. */
export const webhookEvents = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'credit_note.created',
  'customer.updated',
] as const;

/** Returns whether an event tells of the state of a subscription: the present state covers any number of them. */
export const isStateEvent = (type: string): boolean => /^(customer\.subscription|invoice)\./.test(type);

/**
 * Registers this server's webhook endpoint at the local processor; resolves with its signing secret. Stripe returns a
 * secret only once, so it is kept in the endpoint's metadata: safe only where no real money is handled.
 */
export async function ensureLocalEndpoint(stripe: Stripe, url: string): Promise<string> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const known = data.find(({ metadata }) => metadata.secret !== undefined);
  for (const stray of data) if (stray !== known) await stripe.webhookEndpoints.del(stray.id);
  if (known) {
    if (known.url !== url || webhookEvents.some((type) => !known.enabled_events.includes(type)))
      await stripe.webhookEndpoints.update(known.id, { url, enabled_events: [...webhookEvents] });
    return known.metadata.secret ?? '';
  }
  const made = await stripe.webhookEndpoints.create({ url, enabled_events: [...webhookEvents] });
  if (!made.secret) throw new Error('The local processor gave its webhook endpoint no secret.');
  await stripe.webhookEndpoints.update(made.id, { metadata: { secret: made.secret } });
  return made.secret;
}
