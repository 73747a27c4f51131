import { createHash } from 'node:crypto';
import type { AgreedPrice } from '../../../domain/billing/property-type-change.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ValidatedDraft } from '../../../domain/posting/listing-location.ts';
import { draftFingerprint } from '../../../domain/posting/publish-intent-identity.ts';
import type { Throttle } from '../../throttle.ts';
import { PropertyTypeChanger, type PropertyTypeChangeResult } from './property-type-changer.ts';
import { PropertyTypeFinisher, type ApplyPropertyTypeDeps } from './apply-property-type.ts';
import { PropertyTypeQuotes, type CountedQuote, type PropertyTypeQuotesDeps } from './property-type-quotes.ts';
import { PropertyTypeAttempts } from './property-type-attempts.ts';

/** An edit that changes the kind of a listing, checked already. */
export interface PropertyTypeChangeRequest {
  id: number;
  version: number | null;
  draft: ValidatedDraft;
  viewer: number;
  agreed: AgreedPrice<Date> | null;
  /** Can the caller show the bank's question? Not over REST. */
  mayAuthenticate: boolean;
}

/** `'free'`: nothing runs that had to be prorated; `'taken'`: another edit came first. */
export type PropertyTypeChangeOutcome = PropertyTypeChangeResult | { stale: number } | 'free' | 'taken';

export interface PropertyTypeChangesDeps extends PropertyTypeQuotesDeps, Omit<ApplyPropertyTypeDeps, 'tries'> {
  throttle: Pick<Throttle, 'take'>;
}

/** The kind of a listing, an apartment or a house, changed while its month runs. */
export class PropertyTypeChangesService {
  readonly #quotes: PropertyTypeQuotes;
  readonly #throttle: Pick<Throttle, 'take'>;
  /** For edits and the reconciler. */
  readonly attempts: PropertyTypeAttempts;
  readonly changer: PropertyTypeChanger;

  constructor(deps: PropertyTypeChangesDeps) {
    this.#quotes = new PropertyTypeQuotes(deps);
    this.#throttle = deps.throttle;
    this.attempts = new PropertyTypeAttempts(deps.orm);
    const finisher = new PropertyTypeFinisher({ ...deps, tries: this.attempts });
    this.changer = new PropertyTypeChanger({ ...deps, tries: this.attempts, finisher });
  }

  /** Returns what it would cost; changes nothing. @throws NotFound, Forbidden (K41), TooManyRequests */
  async quote(id: number, type: number, viewer: number): Promise<CountedQuote | { errors: FieldErrors }> {
    await this.#throttle.take('kindQuote', String(viewer));
    return this.#quotes.of(id, type, viewer);
  }

  /** The answer of the same call, if it was made before; undefined when this is the first. */
  async repeated(request: PropertyTypeChangeRequest): Promise<PropertyTypeChangeResult | undefined> {
    const same = request.agreed && (await this.attempts.same(hashOf(request)));
    return same ? this.changer.settle(same, request.mayAuthenticate) : undefined;
  }

  /** Changes the kind for the price that was agreed to, and with it whatever else the edit says. */
  async change(request: PropertyTypeChangeRequest): Promise<PropertyTypeChangeOutcome> {
    const { id, version, draft, viewer, agreed } = request;
    const quote = await this.#quotes.agreed(id, draft.type ?? 0, viewer, agreed);
    // The same call may have gone through since it was looked for: what it has changed costs another sum, or nothing.
    if ('errors' in quote) return (await this.repeated(request)) ?? quote;
    if (quote.subscription === null) return 'free';
    const opened = await this.attempts.open({
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
    return this.changer.process(opened, request.mayAuthenticate);
  }
}

/** What makes a call the same: whose listing, which version of it, what is to be written, and the price agreed to. */
function hashOf({
  id,
  version,
  draft: { place: _place, ...draft },
  viewer,
  agreed,
}: PropertyTypeChangeRequest): Buffer {
  const price = agreed && [agreed.quotedAt.toISOString(), agreed.chargeCents];
  return createHash('sha256')
    .update(JSON.stringify([id, viewer, version, price, draftFingerprint(draft)]))
    .digest();
}
