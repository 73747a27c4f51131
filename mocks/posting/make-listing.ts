import { contactColumns, floorplanColumns, listingColumns } from '../../domain/posting/listing-rows.ts';
import { listingSlug } from '../../domain/posting/listing-slug.ts';
import type { ValidatedDraft } from '../../domain/posting/listing-location.ts';
import type { Draft } from '../../domain/posting/drafts/draft.ts';
import { NEW_LISTING } from '../data/listing-row.ts';
import type { ListingRow, PublishIntentRow } from '../world/db.ts';
import type { World } from '../world/world.ts';
import { nextVanityPhone } from './vanity-phone.ts';

/** Returns the columns of a listing that an edit may change. */
export function columnsOf(draft: Omit<Draft, 'account'>, place: ValidatedDraft['place']) {
  const { verifiedPlace: _, ...columns } = listingColumns(draft, place);
  return {
    ...columns,
    contact: contactColumns(draft),
    floorplans: floorplanColumns(draft).map(({ position: _position, ...row }) => row),
  };
}

const isDemo = ({ db }: World, accountId: number | null): boolean =>
  db.accounts.find(({ id }) => id === accountId)?.email.endsWith('@demo.example') ?? false;

/** Returns the row of a listing published now; the caller adds its payment. */
export function makeListing(
  world: World,
  { listingId, accountId, draftId }: PublishIntentRow,
  draft: ValidatedDraft,
): ListingRow {
  const columns = columnsOf(draft, draft.place);
  return {
    ...columns,
    id: listingId,
    slug: listingSlug(draft.name, draft.location.city, listingId),
    draftId,
    type: draft.type ?? 0,
    accountId: accountId ?? 0,
    ...NEW_LISTING,
    vanityPhone: nextVanityPhone(world, columns.contact.phone.slice(0, 3)),
    demo: isDemo(world, accountId),
    publishedAt: world.now().toISOString(),
  };
}
