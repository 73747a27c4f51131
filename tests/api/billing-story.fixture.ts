import Document from 'pdfkit';
import type Stripe from 'stripe';
import { vi } from 'vitest';
import { bulkEffect } from '../../client/features/dashboard/listings/bulk-actions.tsx';
import { formatOverduePayments } from '../../client/features/dashboard/attention-notices.tsx';
import { listingState } from '../../client/features/dashboard/listings/listing-state.ts';
import type { ListingCard_ListingFragment } from '../../client/shared/billing/dashboard.generated.ts';
import { truncateToSecond } from '../../domain/billing/property-type-change.ts';
import { formatDay } from '../../domain/format/local-dates.ts';
import { ACTIVE } from '../../domain/options/listing-status.ts';
import { DAY_MS } from '../../domain/time-spans.ts';
import type { Receipt } from '../../server/modules/billing/billing.resolver.ts';
import { receiptPdf } from '../../server/modules/billing/receipt-pdf.ts';
import type { ListingLifecycle } from '../setup/listing-lifecycle.ts';

/** Returns the number of a day in UTC, of a moment or of a text such as 'August 31, 2027'. */
export const dayNumber = (day: Date | string): number =>
  Math.floor((typeof day === 'string' ? Date.parse(`${day} UTC`) : day.getTime()) / DAY_MS);

/** A sentence that a landlord reads, and when. */
export interface Sentence {
  at: Date;
  source: string;
  text: string;
}

interface Observation {
  at: Date;
  isActive: boolean;
  isFound: boolean;
  freshness: string | null;
}

interface Charge {
  at: Date;
  cents: number;
}

type Action = 'rented' | 'available' | 'cancel' | 'keep';

const FIELDS = `id status canceled hidden rented endReason pastDue amountDueCents price newPrice { price from } expiresAt
  nextChargeAt nextAttemptAt paymentPending cardBrand cardLast4 listing { name freshness }`;
const RECEIPT = `id number listingName state amountCents creditedCents lines { description amountCents } refundedCents
  returns { type amountCents at } billedAt paidAt periodStart periodEnd cardBrand cardLast4`;

/** Everything that one landlord reads about the money and the time of a listing, and what happened. */
export class BillingStory {
  readonly sentences: Sentence[] = [];
  readonly observations: Observation[] = [];
  /** When the landlord decided whether it renews. */
  readonly decisions: { at: Date; action: Action }[] = [];
  charges: Charge[] = [];
  /** What was billed for a month, paid or not. */
  bills: Charge[] = [];
  /** When its card was charged, with success or without. */
  attempts: Date[] = [];
  readonly #emails = new Set<string>();

  constructor(
    private readonly life: ListingLifecycle,
    readonly owner: Awaited<ReturnType<ListingLifecycle['landlord']>>,
  ) {}

  /** Reads the dashboard, the emails since the last time, and whether renters find the listing. */
  async observe(): Promise<void> {
    const { life, owner } = this;
    const at = life.clock.now();
    const mine = await this.#mine();
    const { myBilling } = await life.ask<{ myBilling: { creditCents: number } }>(
      owner.client,
      '{ myBilling { creditCents } }',
    );
    const { search, page } = await life.found(owner);
    this.observations.push({
      at,
      isActive: mine.status === ACTIVE,
      isFound: search && page,
      freshness: mine.listing.freshness,
    });
    this.#read(at, 'dashboard', listingState(mine, at, myBilling.creditCents).next);
    for (const text of formatOverduePayments(mine.pastDue ? [mine] : [], (day) => formatDay(day, at)))
      this.#read(at, 'notice', text);
    const emails = await life.app.rows<{ id: string; at: Date; subject: string; text: string }>(
      `select id, queued_at as at, subject, text from email where "to" = any($1) and sent_at is not null and text <> '' order by queued_at`,
      [[owner.email, owner.body.contact.email]],
    );
    for (const email of emails.filter(({ id }) => !this.#emails.has(id))) {
      this.#emails.add(email.id);
      this.#read(email.at, 'email', `${email.subject}\n${email.text}`);
    }
  }

  /** Takes an action of the dashboard, after reading its preview. */
  async act(action: Action): Promise<void> {
    const { owner, life } = this;
    // The processor counts in whole seconds.
    const at = truncateToSecond(life.clock.now());
    if (action !== 'keep') this.#read(at, action, bulkEffect(action, await this.#mine(), at));
    this.decisions.push({ at, action });
    if (action === 'cancel') return void (await owner.cancel());
    if (action === 'keep') return void (await owner.activate());
    await owner.hide(action === 'rented');
  }

  /** Reads what happened to the money. */
  async settle(): Promise<void> {
    const { app, processor } = this.life;
    const { id } = this.owner;
    this.charges = await app.rows<Charge>(
      `select at, amount_cents as cents from ledger where listing_id = $1 and entry_type = 'charge' order by at`,
      [id],
    );
    this.bills = await app.rows<Charge>(
      'select billed_at as at, amount_cents as cents from invoice where listing_id = $1 order by billed_at',
      [id],
    );
    const customers = new Set(this.life.subscriptions(id).map(({ customer }) => customer));
    this.attempts = (processor.list('charges') as Stripe.Charge[])
      .filter(({ customer }) => customers.has(String(customer)))
      .map(({ created }) => new Date(created * 1000));
  }

  /** Returns the receipts, oldest first, each with the text of its PDF. */
  async receipts(): Promise<(Receipt & { pdf: string })[]> {
    const { myBilling } = await this.life.ask<{ myBilling: { receipts: Receipt[] } }>(
      this.owner.client,
      `{ myBilling(receipts: 20) { receipts { ${RECEIPT} } } }`,
    );
    const written = vi.spyOn(Document.prototype, 'text');
    const receipts: (Receipt & { pdf: string })[] = [];
    for (const receipt of myBilling.receipts.toReversed()) {
      written.mockClear();
      await receiptPdf({ receipt, seller: ['nearcampus'], customer: [this.owner.email] });
      receipts.push({ ...receipt, pdf: written.mock.calls.map(([text]) => text).join('\n') });
    }
    written.mockRestore();
    return receipts;
  }

  /** Returns when the landlord next decides otherwise, or the end of the story. */
  nextDecision(at: Date): Date {
    return this.decisions.find((each) => each.at > at)?.at ?? this.life.clock.now();
  }

  /** Returns whether the landlord's last decision before this day lets it renew. */
  renewsOn(day: number): boolean {
    const last = this.decisions.findLast(({ at }) => dayNumber(at) < day)?.action;
    return last !== 'cancel' && last !== 'rented';
  }

  async #mine(): Promise<ListingCard_ListingFragment> {
    const { myListing } = await this.life.ask<{ myListing: ListingCard_ListingFragment }>(
      this.owner.client,
      `{ myListing(slug: "${this.owner.slug}") { ${FIELDS} } }`,
    );
    return myListing;
  }

  #read(at: Date, source: string, text: string): void {
    for (const sentence of text.split(/\n+|(?<=[.?!]) (?=[A-Z"])/))
      this.sentences.push({ at, source, text: sentence.replaceAll(this.owner.body.name, '{name}') });
  }
}
