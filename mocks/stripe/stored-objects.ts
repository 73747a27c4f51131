import type Stripe from 'stripe';

/** The SDK's type of a stored object: an expandable field is an id (`route.ts` expands it), a decimal is text. */
type Stored<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer Item)[]
    ? Stored<Item>[]
    : T extends object
      ? { [Key in keyof T]: Field<T[Key]> }
      : T;

type Field<Value> = unknown extends Value
  ? Value
  : string extends Value
    ? Extract<Value, string | null | undefined>
    : Stored<Value>;

export type Customer = Stored<Stripe.Customer>;
export type PaymentMethod = Stored<Stripe.PaymentMethod>;
export type SetupIntent = Stored<Stripe.SetupIntent>;
export type PaymentIntent = Stored<Stripe.PaymentIntent>;
export type Charge = Stored<Stripe.Charge>;
export type Refund = Stored<Stripe.Refund>;
export type Product = Stored<Stripe.Product>;
export type Price = Stored<Stripe.Price>;
export type Subscription = Stored<Stripe.Subscription>;
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>;
export type Invoice = Stored<Stripe.Invoice>;
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>;
export type InvoicePayment = Stored<Stripe.InvoicePayment>;
export type CustomerBalanceTransaction = Stored<Stripe.CustomerBalanceTransaction>;
export type Dispute = Stored<Stripe.Dispute>;
export type WebhookEndpoint = Stored<Stripe.WebhookEndpoint>;

/** An event's own fields; its subject is any stored object. */
export interface Event extends Omit<Stored<Stripe.EventBase>, 'data' | 'type'> {
  type: Stripe.Event.Type;
  data: { object: object; previous_attributes?: object };
}

/** Every stored object type, by its `object` field. */
export interface Objects {
  customer: Customer;
  payment_method: PaymentMethod;
  setup_intent: SetupIntent;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  product: Product;
  price: Price;
  subscription: Subscription;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  customer_balance_transaction: CustomerBalanceTransaction;
  dispute: Dispute;
  event: Event;
  webhook_endpoint: WebhookEndpoint;
}

export type ObjectType = keyof Objects;

/** Fields stored beside an object that are never returned. */
export interface InternalFields {
  /** The test card of a payment method, by its label in `cards.ts`. */
  card?: string;
  /** Whether the cardholder has authenticated this card once. */
  authenticated?: boolean;
  /** Whether the card is detached from its customer, which is final. */
  detached?: boolean;
  /** The invoice that a payment intent pays. */
  invoice?: string;
  /** The payment intent that pays an invoice. */
  paymentIntent?: string;
  /** The time of the invoice's first automatic attempt, from which retries count. */
  firstAttempt?: number;
  /** The signing secret of a webhook endpoint. */
  secret?: string;
  /** A change of items that waits for its invoice to be paid. */
  heldUpdate?: { invoice: string; items: SubscriptionItem[] } | null;
}
