import { matchesFilter, type LeadFilter } from '../../domain/leads/lead-filter.ts';
import { toVisibleLead, type VisibleLead } from '../../domain/leads/lead-record.ts';
import { isListingOwner } from '../../domain/listings/listing-access.ts';
import type { Lead } from '../__generated__/resolvers.ts';
import type { LeadRow } from '../world/db.ts';
import type { World } from '../world/world.ts';

const moment = (text: string | null) => (text === null ? null : new Date(text));

/** Returns a lead as its landlord sees it; undefined when it belongs to another account's listing. */
export function visibleLead({ db }: World, row: LeadRow | undefined, accountId: number): VisibleLead | undefined {
  const listing = row && db.listings.find(({ id }) => id === row.listingId);
  if (!row || !listing || !isListingOwner(listing, accountId)) return undefined;
  return toVisibleLead(
    {
      ...row,
      createdAt: new Date(row.createdAt),
      deliveredAt: moment(row.deliveredAt),
      readAt: moment(row.readAt),
      spamAt: moment(row.spamAt),
    },
    listing,
  );
}

/** Returns the same lead as its GraphQL type. */
export function toLeadView(world: World, row: LeadRow | undefined, accountId: number): Lead | undefined {
  const lead = visibleLead(world, row, accountId);
  if (!lead) return undefined;
  const { id, listingId, createdAt, ...shown } = lead;
  return { ...shown, id: String(id), listingId: String(listingId), createdAt: createdAt.toISOString() };
}

/** Returns the account's leads that fit the filter, newest first. */
export function filterLeads({ db }: World, accountId: number, filter: LeadFilter): LeadRow[] {
  const own = new Map(
    db.listings.flatMap((listing) => (isListingOwner(listing, accountId) ? [[listing.id, listing.name]] : [])),
  );
  return db.leads
    .filter((row) => {
      const listingName = own.get(row.listingId);
      const [isSpam, waits] = [row.spamAt !== null, row.deliveredAt === null];
      return listingName !== undefined && matchesFilter({ ...row, listingName, isSpam, waits }, filter);
    })
    .toSorted((a, b) => b.id - a.id);
}
