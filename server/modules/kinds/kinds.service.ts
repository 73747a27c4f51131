import { createHash } from 'node:crypto';
import type { Agreed } from '../../../domain/billing/kind-change.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ReadyDraft } from '../../../domain/posting/place-of-draft.ts';
import { draftText } from '../../../domain/posting/try-identity.ts';
import { KindChanger, type KindTryAnswer } from './kind-changer.ts';
import { KindFinisher, type KindFinisherDeps } from './kind-finisher.ts';
import { KindQuotes, type CountedQuote, type KindQuotesDeps } from './kind-quotes.ts';
import { KindTries } from './kind-tries.ts';

/** An edit that changes the kind of a listing, checked already. */
export interface KindRequest {
  id: number;
  version: number | null;
  draft: ReadyDraft;
  viewer: number;
  agreed: Agreed<Date> | null;
  /** Can the caller show the bank's question? Not over REST. */
  mayAuthenticate: boolean;
}

/** `'free'`: nothing runs that had to be prorated; `'taken'`: another edit came first. */
export type KindOutcome = KindTryAnswer | { stale: number } | 'free' | 'taken';

export interface KindsDeps extends KindQuotesDeps, Omit<KindFinisherDeps, 'tries'> {}

/** The kind of a listing, an apartment or a house, changed while its month runs. */
export class KindsService {
  readonly #quotes: KindQuotes;
  /** For edits and the reconciler. */
  readonly tries: KindTries;
  readonly changer: KindChanger;

  constructor(deps: KindsDeps) {
    this.#quotes = new KindQuotes(deps);
    this.tries = new KindTries(deps.orm);
    const finisher = new KindFinisher({ ...deps, tries: this.tries });
    this.changer = new KindChanger({ ...deps, tries: this.tries, finisher });
  }

  /** What it would cost. Nothing is changed by asking. @throws NotFound, Forbidden (K41) */
  quote(id: number, type: number, viewer: number): Promise<CountedQuote | { errors: FieldErrors }> {
    return this.#quotes.of(id, type, viewer);
  }

  /** The answer of the same call, if it was made before; undefined when this is the first. */
  async repeated(request: KindRequest): Promise<KindTryAnswer | undefined> {
    const same = request.agreed && (await this.tries.same(hashOf(request)));
    return same ? this.changer.settle(same, request.mayAuthenticate) : undefined;
  }

  /** Changes the kind for the price that was agreed to, and with it whatever else the edit says. */
  async change(request: KindRequest): Promise<KindOutcome> {
    const { id, version, draft, viewer, agreed } = request;
    const quote = await this.#quotes.agreed(id, draft.type ?? 0, viewer, agreed);
    // The same call may have gone through since it was looked for: what it has changed costs another sum, or nothing.
    if ('errors' in quote) return (await this.repeated(request)) ?? quote;
    if (quote.subscription === null) return 'free';
    const opened = await this.tries.open({
      bodyHash: hashOf(request),
      listingId: id,
      accountId: viewer,
      toType: quote.type,
      draft,
      subscription: quote.subscription,
      price: quote.priceId,
      chargeCents: quote.chargeCents,
      quotedAt: quote.quotedAt,
      version,
    });
    if (opened === 'taken') return 'taken';
    if (opened === 'stale') return { stale: id };
    if ('errors' in opened) return opened;
    return this.changer.drive(opened, request.mayAuthenticate);
  }
}

/** What makes a call the same: whose listing, which version of it, what is to be written, and the price agreed to. */
function hashOf({ id, version, draft: { place: _place, ...draft }, viewer, agreed }: KindRequest): Buffer {
  const price = agreed && [agreed.quotedAt.toISOString(), agreed.chargeCents];
  return createHash('sha256')
    .update(JSON.stringify([id, viewer, version, price, draftText(draft)]))
    .digest();
}
