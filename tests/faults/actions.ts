import { setTimeout as pause } from 'node:timers/promises';
import { ProcessDied, CallFailed } from './product-process.ts';
import { TYPED_CARD, type ExpectedListing } from './expected-listings.ts';
import type { Action, Decision, Step } from './plan.ts';
import type { Agreement } from './messages.ts';
import type { TestEnvironment } from './test-environment.ts';

type Answer = {
  listing?: number;
  review?: string;
  errors?: Record<string, string[]>;
  clientSecret?: string;
  keyReused?: true;
  declineMessage?: string | null;
  /** A lead that was stored. */
  sent?: { id: number };
};

/** What the landlord knows of a call: no certain outcome, success, failure, or a pending bank authentication. */
export type KnownOutcome = 'nothing' | 'yes' | 'no' | 'question';

export interface Landlord {
  listing: number;
  account: number;
}

/** Attempts of a client that retries. */
const MAX_ATTEMPTS = 5;

/** Renters who contact a listing when it is edited: one more than a house gets in a month. */
const RENTERS = 11;

/** A text that may not be published unless staff approve it. */
const HELD_TEXT = 'Two rooms near campus. No kids.';

/** The actions of landlords and their browsers, against a server that may be down. */
export class Actions {
  readonly #world: TestEnvironment;
  /** Results that must not have been returned. */
  readonly wrong: string[] = [];
  /** Cards that may be on file now, by account; a single one where that is certain. */
  readonly cards = new Map<number, Set<string>>();
  /** The leads whose storage was acknowledged. */
  readonly leads: number[] = [];
  #texts = 0;
  #renters = 0;

  constructor(world: TestEnvironment) {
    this.#world = world;
  }

  /** Returns the published listing and its account, or null when there is none. */
  async landlordOf({ draft }: ExpectedListing): Promise<Landlord | null> {
    const rows = await this.#world.rows<{ id: string; account_id: string }>(
      'select id, account_id from listing where draft_id = $1',
      [draft.id],
    );
    return rows[0] ? { listing: Number(rows[0].id), account: Number(rows[0].account_id) } : null;
  }

  /** Retries until the result is certain, or calls once. */
  async #ask(insists: boolean, ask: () => Promise<Answer>): Promise<Answer | null> {
    for (let n = 0; n < (insists ? MAX_ATTEMPTS : 1); n++) {
      try {
        const answer = await ask();
        if (!isUnsure(answer)) return answer;
      } catch (error) {
        if (!(error instanceof ProcessDied || error instanceof CallFailed)) throw error;
      }
      await pause(20);
    }
    return null;
  }

  /** Publishes under one key, repeated until there is a result; bank authentication is completed in the browser. */
  async publish(
    home: ExpectedListing,
    deed: Extract<Action, { does: 'publish' }>,
    key: string,
    { insists }: Step,
  ): Promise<void> {
    const card = deed.typed && deed.card === 'pm_card_visa' ? TYPED_CARD : deed.card;
    const review = deed.held === true;
    if (review) {
      home.draft.description = HELD_TEXT;
      home.texts = new Set([HELD_TEXT]);
    }
    const ask = () => this.#world.ask<Answer>({ name: 'publish', draft: home.draft, card, key, viewer: null, review });
    let answer = await this.#ask(insists, ask);
    if (answer?.clientSecret && deed.bank !== 'silence') {
      await this.#answerBank(answer.clientSecret, deed.bank);
      answer = await this.#ask(insists, ask);
    }
    const before = home.answers.get(key);
    if (answer?.keyReused) this.wrong.push(`key ${key} is said to be another try's`);
    if (answer === null) return void home.answers.set(key, before ?? null);
    if (answer.listing !== undefined) {
      if (home.listing !== null && home.listing !== answer.listing)
        this.wrong.push(`one draft was acknowledged as listings ${home.listing} and ${answer.listing}`);
      home.listing = answer.listing;
    }
    const now = answer.listing !== undefined ? 'listing' : answer.clientSecret || answer.review ? 'waits' : 'refused';
    if (before === 'listing' && now !== 'listing') this.wrong.push(`key ${key}, published, was then answered: ${now}`);
    home.answers.set(key, now);
  }

  async #answerBank(clientSecret: string, says: 'yes' | 'no'): Promise<void> {
    const [payment = ''] = clientSecret.split('_secret_');
    await this.#browser(`test_helpers/payment_intents/${payment}/authenticate`, {
      client_secret: clientSecret,
      outcome: says === 'yes' ? 'succeed' : 'fail',
    });
  }

  /** Sends a request from the browser to the processor, with the publishable key. */
  async #browser(path: string, fields: Record<string, string>): Promise<{ status?: string; payment_method?: string }> {
    const answer = await fetch(`http://127.0.0.1:${this.#world.processor.port}/v1/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_browser' },
      body: new URLSearchParams(fields),
    });
    return (await answer.json()) as { status?: string; payment_method?: string };
  }

  async edit(home: ExpectedListing, insists: boolean): Promise<void> {
    const landlord = await this.landlordOf(home);
    if (!landlord) return;
    await this.#contact(landlord.listing, insists);
    const description = `As it is after change ${++this.#texts}.`;
    const { account: _, id: __, ...draft } = { ...home.draft, description };
    home.texts.add(description);
    const answer = await this.#ask(insists, () =>
      this.#world.ask<Answer>({ name: 'edit', listing: landlord.listing, draft, viewer: landlord.account }),
    );
    if (answer?.listing !== undefined) home.texts = new Set([description]);
    else if (answer) home.texts.delete(description);
  }

  /** Sends a listing requests of as many renters and networks. */
  async #contact(listing: number, insists: boolean): Promise<void> {
    for (let n = 0; n < RENTERS; n++) {
      const renter = this.#renters++;
      const answer = await this.#ask(insists, () => this.#world.ask<Answer>({ name: 'contact', listing, renter }));
      if (answer?.sent) this.leads.push(answer.sent.id);
    }
  }

  /** Changes the property type from house to apartment or back, for the quoted price. */
  async changePropertyType(home: ExpectedListing, insists: boolean): Promise<void> {
    const landlord = await this.landlordOf(home);
    if (!landlord) return;
    const { listing, account: viewer } = landlord;
    const [row] = await this.#world.rows<{ type: number; description: string }>(
      'select type, description from listing where id = $1',
      [listing],
    );
    if (!row) return;
    const type = row.type === 84 ? 85 : 84;
    const quote = () => this.#world.ask<Answer & Agreement>({ name: 'quote', listing, type, viewer });
    const quoted = (await this.#ask(insists, quote)) as Agreement | null;
    if (!quoted?.quotedAt) return;
    const agreed = { quotedAt: quoted.quotedAt, chargeCents: quoted.chargeCents };
    const { account: _, id: __, ...draft } = { ...home.draft, type, description: row.description };
    home.propertyTypes.add(type);
    const ask = () => this.#world.ask<Answer>({ name: 'edit', listing, draft, viewer, agreed });
    let answer = await this.#ask(insists, ask);
    if (answer?.clientSecret) {
      await this.#answerBank(answer.clientSecret, 'yes');
      answer = await this.#ask(insists, ask);
    }
    if (answer?.listing !== undefined) home.propertyTypes = new Set([type]);
    else if (answer?.errors) home.propertyTypes.delete(type);
  }

  /** Decides, as staff, what is in review. */
  async decide(home: ExpectedListing, approved: boolean, insists: boolean): Promise<void> {
    const reviews = await this.#world.rows<{ id: string }>(
      `select id from publish_intent where state = 'review' and draft_id = $1`,
      [home.draft.id],
    );
    for (const { id: review } of reviews)
      await this.#ask(insists, () => this.#world.ask<Answer>({ name: 'decide', review, approved }));
  }

  /** Removes a listing as staff, or restores it. */
  async operate(
    home: ExpectedListing,
    deed: Extract<Action, { does: 'remove' | 'put back' }>,
    insists: boolean,
  ): Promise<void> {
    const landlord = await this.landlordOf(home);
    if (!landlord) return;
    const { listing } = landlord;
    const { does, refund } = deed;
    home.wish = null;
    if (does === 'put back') Object.assign(home, { removed: false, quietSince: null });
    const ask = () =>
      this.#world.ask<Answer>(does === 'remove' ? { name: does, listing, refund } : { name: does, listing });
    const done = await this.#ask(insists, ask);
    if (done && does === 'remove') Object.assign(home, { removed: true, quietSince: this.#world.clock.now() });
  }

  /**
   * Refunds the latest payment of a listing, or credits its landlord, as staff, who see that it failed and repeat it: a
   * repeated one moves nothing twice.
   */
  async settle(home: ExpectedListing, what: 'refund' | 'credit', key: string): Promise<void> {
    const landlord = await this.landlordOf(home);
    if (!landlord) return;
    const { listing, account: viewer } = landlord;
    await this.#ask(true, () =>
      this.#world.ask<Answer>(what === 'refund' ? { name: what, listing } : { name: what, viewer, key }),
    );
  }

  /** Sends a decision about the listing's renewal. */
  async press(home: ExpectedListing, what: Decision, insists: boolean): Promise<KnownOutcome> {
    const landlord = await this.landlordOf(home);
    if (!landlord) return 'no';
    const { listing, account: viewer } = landlord;
    const ask = () => this.#world.ask<Answer>({ name: what, listing, viewer });
    let answer = await this.#ask(insists, ask);
    if (answer?.clientSecret) {
      await this.#answerBank(answer.clientSecret, 'yes');
      answer = await this.#ask(insists, ask);
    }
    if (!answer) return 'nothing';
    return answer.clientSecret ? 'question' : answer.listing === undefined ? 'no' : 'yes';
  }

  async changeCard(home: ExpectedListing, card: string, insists: boolean): Promise<void> {
    const landlord = await this.landlordOf(home);
    if (!landlord) return;
    const viewer = landlord.account;
    const begun = await this.#ask(insists, () => this.#world.ask<Answer>({ name: 'newCard', viewer }));
    if (!begun?.clientSecret) return;
    const { clientSecret } = begun;
    const [setup = ''] = clientSecret.split('_secret_');
    const intent = await this.#browser(`setup_intents/${setup}/confirm`, {
      client_secret: clientSecret,
      payment_method: card,
    });
    if (intent.status === 'requires_action')
      await this.#browser(`test_helpers/setup_intents/${setup}/authenticate`, {
        client_secret: clientSecret,
        outcome: 'succeed',
      });
    const { status, payment_method: method } = await this.#world.stripe.setupIntents.retrieve(setup);
    if (status !== 'succeeded' || typeof method !== 'string') return;
    const known = this.cards.get(viewer) ?? new Set();
    // Not certain before this point: the previous card may still be on file.
    const [before] = await this.#world.rows<{ payment_method: string | null }>(
      'select payment_method from billing_customer where account_id = $1',
      [viewer],
    );
    if (before?.payment_method) known.add(before.payment_method);
    this.cards.set(viewer, known.add(method));
    const ask = () => this.#world.ask<Answer>({ name: 'takeCard', viewer, setup });
    let answer = await this.#ask(insists, ask);
    if (answer?.clientSecret) {
      await this.#answerBank(answer.clientSecret, 'yes');
      answer = await this.#ask(insists, ask);
    }
    if (answer && 'declineMessage' in answer) this.cards.set(viewer, new Set([method]));
  }
}

const isUnsure = ({ errors }: Answer): boolean =>
  Object.values(errors ?? {}).some((lines) => lines.some((line) => line.includes('respond')));
