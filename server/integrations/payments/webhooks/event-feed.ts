import type Stripe from 'stripe';
import { eachOf, objectId } from '../processor-objects.ts';
import { webhookEvents } from './webhook-events.ts';
import { checkSignature } from './webhook-signature.ts';

/** An event of the processor; the current state has to be fetched. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The subscription it concerns, if any. */
  subscription: string | null;
  /** The payment that was refunded or charged back. */
  payment: string | null;
  /** The customer whose credit has changed. */
  creditOf: string | null;
  /** When it happened, in the processor's time. */
  at: Date;
}

/** The reason why a webhook is rejected. */
export type WebhookRejection = 'forged' | 'stale' | 'unreadable';

/** The processor's events: received by webhook, and available there for thirty days in case one was missed. */
export class EventFeed {
  constructor(private readonly deps: { stripe: Stripe; secrets: readonly string[] }) {}

  /** Returns a webhook's event; checks its signature on the raw body, within five minutes of the machine's time. */
  read(rawBody: Buffer, signature: string): PaymentEvent | WebhookRejection {
    const verdict = checkSignature(rawBody, signature, this.deps.secrets);
    if (verdict !== 'good') return verdict;
    const event = parsed(rawBody);
    return event ? paymentEvent(event) : 'unreadable';
  }

  /** Returns the events between two times, in the processor's time; the newest first. */
  async *between(from: Date, to: Date): AsyncGenerator<PaymentEvent> {
    const created = { gte: seconds(from), lte: seconds(to) };
    const pages = this.deps.stripe.events.list({ types: [...webhookEvents], created, limit: 100 });
    for await (const event of eachOf(pages)) yield paymentEvent(event);
  }
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** A signed body comes from the processor, but it may not be an event in this format. */
function parsed(rawBody: Buffer): Stripe.Event | null {
  try {
    const event = JSON.parse(rawBody.toString()) as Partial<Stripe.Event> | null;
    const known = event?.object === 'event' && typeof event.id === 'string' && typeof event.type === 'string';
    return known && event.data?.object ? (event as Stripe.Event) : null;
  } catch {
    return null;
  }
}

function paymentEvent({ id, type, created, data }: Stripe.Event): PaymentEvent {
  return { id, type, ...subjectOf(data), at: new Date(created * 1000) };
}

/** Returns the subject of an event: a subscription, or that of an invoice; a refunded payment; a credit. */
function subjectOf({
  object,
  previous_attributes: before,
}: Stripe.Event.Data): Pick<PaymentEvent, 'subscription' | 'payment' | 'creditOf'> {
  const about = { subscription: null, payment: null, creditOf: null };
  if (!('object' in object)) return about;
  switch (object.object) {
    case 'subscription':
      return { ...about, subscription: (object as Stripe.Subscription).id };
    case 'invoice':
      return {
        ...about,
        subscription: objectId((object as Stripe.Invoice).parent?.subscription_details?.subscription),
      };
    case 'charge':
    case 'refund':
    case 'dispute':
      return { ...about, payment: objectId((object as Stripe.Charge | Stripe.Refund | Stripe.Dispute).payment_intent) };
    case 'credit_note':
      return { ...about, creditOf: objectId((object as Stripe.CreditNote).customer) };
    case 'customer':
      return before && 'balance' in before ? { ...about, creditOf: (object as Stripe.Customer).id } : about;
    default:
      return about;
  }
}
