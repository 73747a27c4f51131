import type { AgreedPrice } from '../../domain/billing/property-type-change.ts';
import { hasErrors, type FieldErrors } from '../../domain/field-errors.ts';
import { isListingId, LISTING_NOT_FOUND } from '../../domain/listings/listing-access.ts';
import { draftErrors } from '../../domain/posting/drafts/draft-errors.ts';
import { LOG_IN_TO_EDIT, TYPE_CHANGE_IN_REVIEW } from '../../domain/posting/posting-errors.ts';
import { parseDraft } from '../../domain/posting/validation-rules.ts';
import { draftFingerprint } from '../../domain/posting/publish-intent-identity.ts';
import { heldTextErrors } from '../../domain/trust/listing-text.ts';
import { storedTexts, textsForReview } from '../../domain/trust/review-choice.ts';
import type { ListingRow } from '../world/db.ts';
import { passwordDigest } from '../world/password-digest.ts';
import { writeColumns } from '../listings/contact-links.ts';
import { confirmRow } from '../listings/confirmations.ts';
import { ownListing } from '../listings/own-listing.ts';
import { requestError } from '../request-error.ts';
import type { World } from '../world/world.ts';
import {
  abandonChange,
  changePropertyType,
  findOpenChange,
  findSameChange,
  settleChange,
  type PropertyTypeChangeResult,
  type PropertyTypeChangeRequest,
} from './property-type-changes.ts';
import { columnsOf } from './make-listing.ts';
import { newReview } from './publish-intents.ts';
import { draftRuleInputs } from './draft-rule-inputs.ts';

export interface EditInput {
  id: string;
  /** The version that was edited; if absent, the last write wins. */
  version: number | null | undefined;
  draft: unknown;
  viewer: number | null;
  /** The price of another property type, as shown to its landlord. */
  agreed: AgreedPrice<Date> | null;
  /** Sends every held text to staff, as if the draft named it (K66). */
  review: boolean;
  /** Whether it confirms that the listing is available (K65). */
  confirms: boolean;
}

/**
 * `review`: staff read the text first; the listing stays as it is. `stale`: another edit has been saved since; nothing
 * was changed, and this is the current listing.
 */
export type EditOutcome = PropertyTypeChangeResult | { stale: ListingRow } | { review: string };

/** Edits an existing listing [§2] under the same rules as a new one. @throws NOT_FOUND, FORBIDDEN (K41) */
export async function editListing(world: World, input: EditInput): Promise<EditOutcome> {
  const { id, version, viewer } = input;
  if (!isListingId(id)) throw requestError(LISTING_NOT_FOUND);
  if (viewer === null) return { errors: LOG_IN_TO_EDIT };
  const request = await requestOf(world, input, ownListing(world, id, viewer));
  if ('errors' in request) return request;
  if (hasErrors(request.held)) return hold(world, input, request);
  const same = request.agreed ? findSameChange(world, request.body) : undefined;
  if (same) return settleChange(world, same);
  const listing = ownListing(world, id, viewer);
  const open = findOpenChange(world, listing.id);
  if (open) abandonChange(world, open);
  if (typeof version === 'number' && version !== listing.version) return { stale: listing };
  if (request.draft.type === listing.type) return write(world, listing, request, input.confirms);
  const outcome = changePropertyType(world, listing, request);
  return outcome === 'free' ? write(world, listing, request, input.confirms) : outcome;
}

/** `held`: the errors of the texts that staff must read first. */
type EditRequest = PropertyTypeChangeRequest & { held: FieldErrors };

async function requestOf(
  world: World,
  { id, version, draft: input, agreed, review }: EditInput,
  before: ListingRow,
): Promise<EditRequest | { errors: FieldErrors }> {
  const read = parseDraft(input, review);
  if ('errors' in read) return read;
  const { account: _account, ...draft } = read.draft;
  draft.type ??= before.type;
  const questions = draftRuleInputs(world, before);
  const errors = await draftErrors('complete-step', draft, true, questions, before.images);
  // A listing keeps a property type that is no longer offered.
  if (draft.type === before.type) delete errors['type'];
  if (hasErrors(errors)) return { errors };
  const held = heldTextErrors(textsForReview(draft, storedTexts(before)));
  if (hasErrors(held) && draft.type !== before.type) return { errors: TYPE_CHANGE_IN_REVIEW };
  const place = await questions.place(draft);
  if ('errors' in place) return place;
  const body = await passwordDigest(
    JSON.stringify([id, version ?? null, agreed, draftFingerprint(draft)]),
    'propertyType',
  );
  return { draft: { ...draft, place }, body, agreed, held };
}

/** Sends an edit to staff; it replaces the one that was sent before. */
function hold(
  world: World,
  { version, id }: EditInput,
  { draft: { place: _place, ...draft }, body }: EditRequest,
): EditOutcome {
  const { db } = world;
  const listing = db.listings.find((row) => row.id === Number(id));
  if (!listing) throw requestError(LISTING_NOT_FOUND);
  if (typeof version === 'number' && version !== listing.version) return { stale: listing };
  const same = db.editReviews.find(({ listingId, review }) => listingId === listing.id && review.state === 'REVIEW');
  if (same && draftFingerprint(same.draft) === draftFingerprint(draft)) return { review: same.review.id };
  withdrawEditReview(world, listing.id);
  const review = newReview(world, `edit review ${body}`, draft.name);
  db.editReviews.push({ listingId: listing.id, draft, review });
  world.changed();
  return { review: review.id };
}

/** Withdraws a listing's edit from review, if one is. */
export function withdrawEditReview({ db }: World, listing: number): void {
  db.editReviews = db.editReviews.filter(({ listingId }) => listingId !== listing);
}

function write(
  world: World,
  listing: ListingRow,
  { draft }: PropertyTypeChangeRequest,
  confirms: boolean,
): EditOutcome {
  const type = draft.type ?? listing.type;
  withdrawEditReview(world, listing.id);
  writeColumns(world, listing, { ...columnsOf(draft, draft.place), type, version: listing.version + 1 });
  if (confirms) confirmRow(listing, world.now());
  world.changed();
  return { listing };
}
