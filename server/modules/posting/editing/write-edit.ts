import type { EntityManager } from '@mikro-orm/postgresql';
import { ACTIVE } from '../../../../domain/options/listing-status.ts';
import { contactColumns, editedColumns, floorplanColumns } from '../../../../domain/posting/listing-rows.ts';
import type { ValidatedDraft } from '../../../../domain/posting/listing-location.ts';
import { markReferenced } from '../../images/referenced-images.ts';
import { confirmAvailability, sendContactLink, type ContactLinkDeps } from '../../listings/freshness/confirm-links.ts';
import { ListingContact, ListingFloorplan, type Listing } from '../../listings/listing.entity.ts';

/**
 * Writes an edit to a listing that the caller has locked, and confirms it (K65); the caller must rewrite its search
 * index. An earlier edit in review is withdrawn, because it was made of an older version. `sentAt`: when the landlord
 * sent an edit that staff approved since; null for one that confirms nothing. Another contact email of a running listing
 * gets a link that confirms it (K66).
 */
export async function applyEdit(
  em: EntityManager,
  deps: ContactLinkDeps,
  listing: Listing,
  draft: ValidatedDraft,
  sentAt: Date | null = deps.clock.now(),
): Promise<void> {
  const now = deps.clock.now();
  // Images shown until now may be restored from another window.
  await markReferenced(em, listing.images, now);
  Object.assign(listing, editedColumns(draft, listing), {
    type: draft.type ?? listing.type,
    version: listing.version + 1,
    updatedAt: now,
  });
  await em.execute('delete from edit_review where listing_id = ?', [listing.id]);
  const contact = contactColumns(draft);
  const sameEmail = await em.count(ListingContact, { listingId: listing.id, email: contact.email });
  await em.nativeUpdate(ListingContact, { listingId: listing.id }, contact);
  await em.nativeDelete(ListingFloorplan, { listingId: listing.id });
  await em.insertMany(
    ListingFloorplan,
    floorplanColumns(draft).map((row) => ({ ...row, listingId: listing.id })),
  );
  if (!sameEmail && listing.status === ACTIVE) await sendContactLink(em, deps, listing.id);
  if (sentAt) await confirmAvailability(em, [listing.id], sentAt);
}
