import type { Agreed } from '../../domain/billing/kind-change.ts';
import { hasErrors, type FieldErrors } from '../../domain/field-errors.ts';
import { isListingId, NO_SUCH_LISTING } from '../../domain/listings/own-listing.ts';
import { draftErrors } from '../../domain/posting/draft-errors.ts';
import { LOG_IN_TO_EDIT } from '../../domain/posting/refusals.ts';
import { readDraft } from '../../domain/posting/rules.ts';
import { draftText } from '../../domain/posting/try-identity.ts';
import type { ListingRow } from '../db.ts';
import { digestOf } from '../digest.ts';
import { ownListing } from '../listings/own.ts';
import { refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import {
  abandonChange,
  changeKind,
  openChange,
  sameChange,
  settleChange,
  type KindAnswer,
  type KindRequest,
} from './kinds.ts';
import { columnsOf } from './make-listing.ts';
import { questionsTo } from './questions.ts';

export interface EditInput {
  id: string;
  /** The version that was edited; absent, the last write wins. */
  version: number | null | undefined;
  draft: unknown;
  viewer: number | null;
  /** The price of another kind, as its landlord has seen it. */
  agreed: Agreed<Date> | null;
}

/** `stale`: somebody else has saved since; nothing was changed, and this is the listing that stands. */
export type EditOutcome = KindAnswer | { stale: ListingRow };

/** Changing a listing that is there [§2]: the same rules as for a new one. @throws NOT_FOUND, FORBIDDEN (K41) */
export async function edit(world: World, input: EditInput): Promise<EditOutcome> {
  const { id, version, viewer } = input;
  if (!isListingId(id)) throw refusal(NO_SUCH_LISTING);
  if (viewer === null) return { errors: LOG_IN_TO_EDIT };
  const request = await requestOf(world, input, ownListing(world, id, viewer));
  if ('errors' in request) return request;
  const same = request.agreed ? sameChange(world, request.body) : undefined;
  if (same) return settleChange(world, same);
  const listing = ownListing(world, id, viewer);
  const open = openChange(world, listing.id);
  if (open) abandonChange(world, open);
  if (typeof version === 'number' && version !== listing.version) return { stale: listing };
  if (request.draft.type === listing.type) return write(world, listing, request);
  const outcome = changeKind(world, listing, request);
  return outcome === 'free' ? write(world, listing, request) : outcome;
}

async function requestOf(
  world: World,
  { id, version, draft: input, agreed }: EditInput,
  before: ListingRow,
): Promise<KindRequest | { errors: FieldErrors }> {
  const read = readDraft(input);
  if ('errors' in read) return read;
  const { account: _account, ...draft } = read.draft;
  draft.type ??= before.type;
  const questions = questionsTo(world);
  const errors = await draftErrors('complete-step', draft, true, questions, before.images);
  // A kind that is no longer offered stays what it is.
  if (draft.type === before.type) delete errors['type'];
  if (hasErrors(errors)) return { errors };
  const place = await questions.place(draft);
  if ('errors' in place) return place;
  const body = await digestOf(JSON.stringify([id, version ?? null, agreed, draftText(draft)]), 'kind');
  return { draft: { ...draft, place }, body, agreed };
}

function write(world: World, listing: ListingRow, { draft }: KindRequest): EditOutcome {
  const type = draft.type ?? listing.type;
  Object.assign(listing, columnsOf(draft, draft.place), { type, version: listing.version + 1 });
  world.changed();
  return { listing };
}
