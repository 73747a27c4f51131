import type Stripe from 'stripe';
import { rethrowUnavailable } from '../cards/card-declines.ts';
import { objectId } from '../object-id.ts';
import { webhookEvents } from './webhook-endpoint.ts';
import { checkSignature } from './webhook-signature.ts';

/** The processor's hint that something happened; what is true now has to be fetched. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The subscription it is about, if it is about one. */
  subscription: string | null;
  /** The payment that something went back of. */
  payment: string | null;
  /** Whose credit has changed. */
  creditOf: string | null;
  /** When it happened, in the processor's time. */
  at: Date;
}

/** Why something that came to the webhook's address is not taken. */
export type WebhookRejection = 'forged' | 'stale' | 'unreadable';

interface FeedDeps {
  stripe: Stripe;
  /** Signing secrets in force; several while one is rotated. */
  secrets: readonly string[];
}

/** What happens at the processor: told to us by webhooks, and kept there for thirty days for whoever did not hear it. */
export class EventFeed {
  readonly #deps: FeedDeps;

  constructor(deps: FeedDeps) {
    this.#deps = deps;
  }

  /** A webhook's event; its signature is checked on the raw body and against the machine's time, five minutes either way. */
  read(rawBody: Buffer, signature: string): PaymentEvent | WebhookRejection {
    const verdict = checkSignature(rawBody, signature, this.#deps.secrets);
    if (verdict !== 'good') return verdict;
    const event = parsed(rawBody);
    return event ? paymentEvent(event) : 'unreadable';
  }

  /** What happened from one moment to another, in the processor's time; the newest first. */
  async *between(from: Date, to: Date): AsyncGenerator<PaymentEvent> {
    const created = { gte: seconds(from), lte: seconds(to) };
    const pages = this.#deps.stripe.events.list({ types: [...webhookEvents], created, limit: 100 });
    try {
      for await (const event of pages) yield paymentEvent(event);
    } catch (error) {
      rethrowUnavailable(error);
    }
  }
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Signed, it was written by the processor; but not every endpoint of an account is told events of this kind. */
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

/** What an event is about: a subscription, or the one that an invoice bills; a payment that money went back of; a credit. */
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
