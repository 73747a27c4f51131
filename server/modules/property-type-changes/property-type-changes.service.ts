import { createHash } from 'node:crypto';
import type { AgreedPrice } from '../../../domain/billing/property-type-change.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import type { ValidatedDraft } from '../../../domain/posting/listing-location.ts';
import { draftFingerprint } from '../../../domain/posting/publish-intent-identity.ts';
import type { PostingDeps } from '../posting/posting.service.ts';
import { PropertyTypeChanger, type PropertyTypeChangeResult } from './property-type-changer.ts';
import { PropertyTypeFinisher } from './apply-property-type.ts';
import { PropertyTypeQuotes, type CountedQuote } from './property-type-quotes.ts';
import { PropertyTypeAttempts } from './property-type-attempts.ts';

/** A validated edit that changes the property type of a listing. */
export interface PropertyTypeChangeRequest {
  id: number;
  version: number | null;
  draft: ValidatedDraft;
  viewer: number;
  agreed: AgreedPrice<Date> | null;
  /** Whether the caller can display the bank's authentication challenge; false over REST. */
  mayAuthenticate: boolean;
}

/** `'free'`: nothing runs that must be prorated; `'taken'`: another edit came first. */
export type PropertyTypeChangeOutcome = PropertyTypeChangeResult | { stale: number } | 'free' | 'taken';

/** Changes the property type of a listing, apartment or house, while its month runs. */
export class PropertyTypeChangesService {
  readonly #quotes: PropertyTypeQuotes;
  /** Used by edits and the reconciler. */
  readonly attempts: PropertyTypeAttempts;
  readonly changer: PropertyTypeChanger;

  constructor(private readonly deps: PostingDeps) {
    this.#quotes = new PropertyTypeQuotes(deps);
    this.attempts = new PropertyTypeAttempts(deps.orm);
    const finisher = new PropertyTypeFinisher({ ...deps, tries: this.attempts });
    this.changer = new PropertyTypeChanger({ ...deps, tries: this.attempts, finisher });
  }

  /** Returns the cost of the change; changes nothing. @throws NotFound, Forbidden (K41), TooManyRequests */
  async quote(id: number, type: number, viewer: number): Promise<CountedQuote | { errors: FieldErrors }> {
    await this.deps.throttle.take('typeQuote', String(viewer));
    return this.#quotes.of(id, type, viewer);
  }

  /** Returns the result of the same call if it was made before; undefined when this is the first. */
  async repeated(request: PropertyTypeChangeRequest): Promise<PropertyTypeChangeResult | undefined> {
    const same = request.agreed && (await this.attempts.same(hashOf(request)));
    return same ? this.changer.settle(same, request.mayAuthenticate) : undefined;
  }

  /** Changes the property type for the agreed price, along with the rest of the edit. */
  async change(request: PropertyTypeChangeRequest): Promise<PropertyTypeChangeOutcome> {
    const { id, version, draft, viewer, agreed } = request;
    const quote = await this.#quotes.agreed(id, draft.type ?? 0, viewer, agreed);
    // The same call may have succeeded in the meantime, so the new quote differs or is zero.
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

/** Hashes what identifies a call: the listing, its version, what is to be written, and the agreed price. */
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
