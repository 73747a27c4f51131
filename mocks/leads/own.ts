import { fitsFilter, wordsOf, type LeadFilter } from '../../domain/leads/filter.ts';
import { leadView, type LeadShown } from '../../domain/leads/lead-view.ts';
import { isOwn } from '../../domain/listings/own-listing.ts';
import type { Lead, LeadFilterInput } from '../__generated__/resolvers.ts';
import type { LeadRow } from '../db.ts';
import type { World } from '../world.ts';

const moment = (text: string | null) => (text === null ? null : new Date(text));
/** A listing that cannot be, which has no leads. */
const NO_LISTING = 0;

/** A lead as its landlord sees it; undefined when it is not of one of their homes. */
export function shownLead({ db }: World, row: LeadRow | undefined, accountId: number): LeadShown | undefined {
  const listing = row && db.listings.find(({ id }) => id === row.listingId);
  if (!row || !listing || !isOwn(listing, accountId)) return undefined;
  return leadView(
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

/** The same as GraphQL says it. */
export function leadOf(world: World, row: LeadRow | undefined, accountId: number): Lead | undefined {
  const lead = shownLead(world, row, accountId);
  if (!lead) return undefined;
  const { id, listingId, createdAt, ...shown } = lead;
  return { ...shown, id: String(id), listingId: String(listingId), createdAt: createdAt.toISOString() };
}

/** The filter as the inbox reads it. */
export const readFilter = (input?: LeadFilterInput | null): LeadFilter => ({
  spam: input?.spam ?? false,
  words: wordsOf(input?.words),
  ...(input?.stage && { stage: input.stage }),
  ...(input?.listingId && { listingId: /^\d{1,15}$/.test(input.listingId) ? Number(input.listingId) : NO_LISTING }),
});

/** The rows of an account that fit, newest first. */
export function leadsOf({ db }: World, accountId: number, filter: LeadFilter): LeadRow[] {
  const own = new Map(
    db.listings.flatMap((listing) => (isOwn(listing, accountId) ? [[listing.id, listing.name]] : [])),
  );
  return db.leads
    .filter((row) => {
      const listingName = own.get(row.listingId);
      const [isSpam, waits] = [row.spamAt !== null, row.deliveredAt === null];
      return listingName !== undefined && fitsFilter({ ...row, listingName, isSpam, waits }, filter);
    })
    .toSorted((a, b) => b.id - a.id);
}
