import { LockMode } from '@mikro-orm/postgresql';
import {
  propertyTypeChangeMode,
  PAYMENT_FIRST,
  type AgreedPrice,
} from '../../../../domain/billing/property-type-change.ts';
import { hasErrors, type FieldErrors } from '../../../../domain/field-errors.ts';
import { LOG_IN_TO_EDIT, TYPE_CHANGE_IN_REVIEW } from '../../../../domain/posting/posting-errors.ts';
import { parseDraft } from '../../../../domain/posting/validation-rules.ts';
import { Subscription } from '../../billing/subscription.entity.ts';
import type {
  PropertyTypeChangeRequest,
  PropertyTypeChangesService,
} from '../../property-type-changes/property-type-changes.service.ts';
import { hasPendingPayment } from '../../property-type-changes/property-type-attempts.ts';
import { Listing } from '../../listings/listing.entity.ts';
import { requireOwnListing } from '../../listings/listing.policy.ts';
import { draftCaller, type DraftChecks } from '../draft-checks.ts';
import type { PostingDeps } from '../posting.service.ts';
import { applyEdit } from './write-edit.ts';

export interface EditInput {
  id: number;
  /** The version that was edited; if absent, the last write wins. */
  version?: number | null;
  draft: unknown;
  viewer: number | null;
  /** The price of the new property type as shown to the landlord. */
  agreed?: AgreedPrice<Date> | null;
  /** Whether the caller can display the bank's authentication challenge; false over REST. */
  mayAuthenticate?: boolean;
  /** Sends every text that may not be published as it stands to staff, as if the draft named it (K66). */
  review?: boolean;
  /** Whether it confirms that the listing is available; false for a change of several listings at once (K65). */
  confirms?: boolean;
}

/**
 * `stale`: the listing was saved by someone else since; nothing was changed, and this is the current listing.
 * `review`: staff read the text first; the listing stays as it is.
 * `clientSecret`: the bank requires authentication before it pays for another property type.
 */
export type EditOutcome =
  | { listing: number }
  | { review: string }
  | { errors: FieldErrors }
  | { stale: number }
  | { clientSecret: string };

interface EditDeps extends Pick<
  PostingDeps,
  'orm' | 'clock' | 'housing' | 'leadDelivery' | 'mail' | 'reviews' | 'security' | 'throttle' | 'baseUrl'
> {
  checks: DraftChecks;
  propertyTypeChanges: PropertyTypeChangesService;
}

/** `held`: the errors of the texts that staff must read first; {} for an edit that is published at once. */
type EditRequest = PropertyTypeChangeRequest & { held: FieldErrors; confirms: boolean };

/** Maximum attempts when concurrent edits interfere; more is not a coincidence. */
const ROUNDS = 20;

/** Edits an existing listing [§2]: the same rules as for a new one, with its offers rewritten in the same transaction. */
export class ListingEditor {
  constructor(private readonly deps: EditDeps) {}

  /** @throws NotFound, Forbidden (K41) */
  async edit(input: EditInput): Promise<EditOutcome> {
    const request = await this.#request(input);
    if ('errors' in request) return request;
    const { propertyTypeChanges, throttle } = this.deps;
    if (hasErrors(request.held)) {
      await throttle.take('paidReview', String(request.viewer));
      return this.#hold(request);
    }
    for (let round = 0; round < ROUNDS; round++) {
      const known = await propertyTypeChanges.repeated(request);
      if (known) return known;
      const open = await propertyTypeChanges.attempts.openOf(request.id);
      const left = open && (await propertyTypeChanges.changer.cancelForEdit(open));
      if (left) return left;
      const outcome = await this.#edit(request);
      // The same call may have succeeded in the meantime, so the newer version may be its own change.
      if (outcome && 'stale' in outcome) return (await propertyTypeChanges.repeated(request)) ?? outcome;
      if (outcome) return outcome;
    }
    throw new Error('Edits of the same listing kept overtaking each other.');
  }

  async #request(input: EditInput): Promise<EditRequest | { errors: FieldErrors }> {
    const { orm, checks } = this.deps;
    const {
      id,
      version = null,
      viewer,
      agreed = null,
      mayAuthenticate = true,
      review = false,
      confirms = true,
    } = input;
    if (viewer === null) return { errors: LOG_IN_TO_EDIT };
    const before = requireOwnListing(await orm.em.fork().findOne(Listing, { id }), viewer);
    const read = parseDraft(input.draft, review);
    if ('errors' in read) return read;
    const { account: _account, ...draft } = read.draft;
    draft.type ??= before.type;
    const caller = draftCaller(viewer);
    const errors = await checks.errors('complete-step', draft, caller, before);
    // A listing may keep a property type that is no longer offered.
    if (draft.type === before.type) delete errors['type'];
    if (hasErrors(errors)) return { errors };
    const held = await checks.heldTexts(draft, caller, before);
    if (hasErrors(held) && draft.type !== before.type) return { errors: TYPE_CHANGE_IN_REVIEW };
    const place = await checks.place(draft, before);
    if ('errors' in place) return place;
    return { id, version, viewer, agreed, mayAuthenticate, draft: { ...draft, place }, held, confirms };
  }

  /** Sends an edit to staff; a property type changed since is kept. */
  #hold({ id, version, viewer, draft, held }: EditRequest): Promise<EditOutcome> {
    const { orm, reviews } = this.deps;
    return orm.em.fork().transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const listing = requireOwnListing(await em.findOne(Listing, { id }, lock), viewer);
      if (version !== null && version !== listing.version) return { stale: id };
      return { review: await reviews.holdEdit(em, id, { ...draft, textsForReview: [], type: listing.type }, held) };
    });
  }

  /** @returns undefined when another edit came first and everything must be read again. */
  async #edit(request: EditRequest): Promise<EditOutcome | undefined> {
    const { orm, propertyTypeChanges } = this.deps;
    const { id, version, viewer, draft } = request;
    const listing = requireOwnListing(await orm.em.fork().findOne(Listing, { id }), viewer);
    if (version !== null && version !== listing.version) return { stale: id };
    if (draft.type === listing.type) return this.#write(request);
    const outcome = await propertyTypeChanges.change(request);
    if (outcome === 'taken') return undefined;
    return outcome === 'free' ? this.#write(request) : outcome;
  }

  async #write({ id, version, viewer, draft, confirms }: EditRequest): Promise<EditOutcome | undefined> {
    const { orm, clock, housing, leadDelivery, propertyTypeChanges, security } = this.deps;
    let fromType = draft.type;
    const outcome = await orm.em.fork().transactional(async (em) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const paid = await em.findOne(Subscription, { listingId: id }, lock);
      const listing = requireOwnListing(await em.findOne(Listing, { id }, lock), viewer);
      if (await propertyTypeChanges.attempts.isOpen(em, id)) return undefined;
      if (version !== null && version !== listing.version) return { stale: id };
      const changed = draft.type !== listing.type;
      // A new type is written here only when nothing is paid for it and no payment is pending.
      if (changed && (await hasPendingPayment(em, id))) return { errors: PAYMENT_FIRST };
      if (changed && propertyTypeChangeMode(listing.status, paid) !== 'free') return undefined;
      fromType = listing.type;
      await applyEdit(em, this.deps, listing, draft, confirms ? clock.now() : null);
      await em.flush();
      if (changed) await leadDelivery.deliverWaiting(em, id);
      await housing.reindex(em, [id]);
      return { listing: id };
    });
    if (outcome && 'listing' in outcome && fromType !== draft.type)
      security.record('property_type_changed', { accountId: viewer, listingId: id, fromType, toType: draft.type });
    return outcome;
  }
}
