import Stripe from 'stripe';
import { startLocalStripe, type LocalStripe } from './server.ts';

/** A payment processor with a clock that tests control, and the real SDK connected to it. */
export class Harness {
  processor!: LocalStripe;
  stripe!: Stripe;
  readonly file: string;
  now: Date;

  private constructor(file: string, start: string) {
    this.file = file;
    this.now = new Date(start);
  }

  static async start({ file = ':memory:', at = '2027-01-31T12:00:00Z' } = {}): Promise<Harness> {
    const harness = new Harness(file, at);
    await harness.open();
    return harness;
  }

  async open(): Promise<void> {
    this.processor = await startLocalStripe({ file: this.file, now: () => this.now });
    this.stripe = this.client('sk_test_local');
  }

  client(key: string): Stripe {
    return new Stripe(key, {
      host: '127.0.0.1',
      port: this.processor.port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
  }

  close(): Promise<void> {
    return this.processor.close();
  }

  get seconds(): number {
    return this.now.getTime() / 1000;
  }

  /** Advances the clock from one due time to the next, running the due tasks at each. */
  async advanceTo(moment: string): Promise<void> {
    const end = new Date(moment);
    for (let due = this.processor.nextDue(); due && due <= end; due = this.processor.nextDue()) {
      if (due > this.now) this.now = due;
      await this.processor.runDue();
    }
    this.now = end;
    await this.processor.runDue();
  }

  price(dollars = 49, name = 'Apartment listing'): Promise<Stripe.Price> {
    return this.stripe.prices.create({
      currency: 'usd',
      unit_amount: dollars * 100,
      recurring: { interval: 'month' },
      product_data: { name },
    });
  }

  card(
    number = '4242424242424242',
    more: Partial<{ exp_month: number; exp_year: number; cvc: string }> = {},
  ): Promise<Stripe.PaymentMethod> {
    return this.stripe.paymentMethods.create({
      type: 'card',
      card: { number, exp_month: 12, exp_year: 2031, cvc: number.startsWith('37') ? '1234' : '123', ...more },
    });
  }

  /** Creates a customer with a default card. */
  async customer(card = 'pm_card_visa'): Promise<Stripe.Customer> {
    const { id } = await this.stripe.customers.create({ email: 'anna@example.com' });
    return this.stripe.customers.update(id, { invoice_settings: { default_payment_method: card } });
  }

  /** Creates a customer with a card, and a subscription paid with it. */
  async subscriber(card?: string): Promise<{ customer: Stripe.Customer; subscription: Stripe.Subscription }> {
    const { id: price } = await this.price();
    const customer = await this.customer(card);
    const subscription = await this.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price }],
      payment_behavior: 'error_if_incomplete',
    });
    return { customer, subscription };
  }

  /** Returns the charges of a customer, newest first. */
  charges(customer: string): Stripe.Charge[] {
    return (this.processor.list('charges') as Stripe.Charge[]).filter((charge) => charge.customer === customer);
  }

  /** Returns the types of the events so far, oldest first. */
  async eventTypes(): Promise<string[]> {
    const types: string[] = [];
    for await (const { type } of this.stripe.events.list({ limit: 100 })) types.unshift(type);
    return types;
  }
}

/** Returns the error that a call ends with. */
export async function stripeErrorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const answer = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (answer instanceof Stripe.errors.StripeError) return answer;
  throw new Error(`Expected a refusal, got ${String(answer)}`);
}

/** Formats a time in seconds: `2027-02-28T12:00:00.000Z`. */
export function iso(seconds: number | null | undefined): string {
  return new Date((seconds ?? Number.NaN) * 1000).toISOString();
}
