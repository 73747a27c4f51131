import { toLeadFilter } from '../../domain/leads/lead-filter.ts';
import { PER_PAGE } from '../../domain/limits.ts';
import { filter, map, pipe } from '@graphql-yoga/subscription';
import { LEAD_NOT_DELIVERED, parseLeadChange } from '../../domain/leads/lead-change.ts';
import { isLeadId, LEAD_NOT_FOUND, leadAccessError } from '../../domain/leads/lead-access.ts';
import type { LeadStage } from '../../domain/leads/lead-stages.ts';
import { REMOVED } from '../../domain/options/listing-status.ts';
import type { Lead, LeadChangeResult } from '../__generated__/resolvers.ts';
import { requireViewer } from '../account/viewer.ts';
import type { LeadRow, ListingRow } from '../world/db.ts';
import { deliverWaitingLeads } from '../listings/deliver-leads.ts';
import { toLeadView, filterLeads } from '../leads/own-leads.ts';
import { requestError } from '../request-error.ts';
import { invalid, type RootFields } from '../mutation-results.ts';
import type { LeadEvent, MockContext, World } from '../world/world.ts';

/** Returns the account's own lead with its listing. @throws the server's errors */
function ownLead(world: World, id: string, accountId: number): { row: LeadRow; listing: ListingRow } {
  const row = isLeadId(id) ? world.db.leads.find((lead) => lead.id === Number(id)) : undefined;
  const listing = row && world.db.listings.find((each) => each.id === row.listingId);
  const known = row &&
    listing && {
      accountId: listing.accountId,
      removed: listing.status === REMOVED,
    };
  const refused = leadAccessError(known, accountId);
  if (!row || !listing || refused) throw requestError(refused ?? LEAD_NOT_FOUND);
  return { row, listing };
}

function changed(world: World, row: LeadRow, accountId: number): LeadChangeResult {
  // Saves before it emits, since other tabs read the saved world on the event.
  world.changed();
  world.events.publish('lead', accountId, { id: row.id, what: 'changed' });
  const lead = toLeadView(world, row, accountId);
  if (!lead) throw new Error('A lead that was changed is nobody’s.');
  return { __typename: 'LeadChanged', lead };
}

/** Subscribes to the viewer's new or changed leads. An async generator would not end before the next event. */
const leadSubscription = (wanted: LeadEvent['what']) => ({
  subscribe(_: unknown, __: unknown, context: MockContext) {
    const { world } = context;
    const { id: accountId } = requireViewer(context);
    return pipe(
      world.events.subscribe('lead', accountId),
      filter(({ what }) => what === wanted),
      map(({ id }) => world.db.leads.find((row) => row.id === id)),
      map((row) => toLeadView(world, row, accountId)),
      filter((lead): lead is Lead => lead !== undefined),
    );
  },
  resolve: (lead: Lead) => lead,
});

/** A landlord's inbox: their own leads only. */
export const inboxResolvers = {
  Query: {
    leadInbox(_, { filter: input, after }, context) {
      const { id } = requireViewer(context);
      const from = after && isLeadId(after) ? Number(after) : Infinity;
      const rows = filterLeads(context.world, id, toLeadFilter(input)).filter((row) => row.id < from);
      const leads = rows.slice(0, PER_PAGE).flatMap((row) => toLeadView(context.world, row, id) ?? []);
      return { leads, more: rows.length > PER_PAGE };
    },

    leadCounts(_, { filter: input }, context) {
      const { id } = requireViewer(context);
      const { stage: _stage, ...others } = toLeadFilter(input);
      const rows = filterLeads(context.world, id, { ...others, spam: false });
      const count = (counts: (row: LeadRow) => boolean) => rows.filter(counts).length;
      const inStage = (stage: LeadStage) => count((row) => row.stage === stage);
      return {
        all: rows.length,
        new: inStage('new'),
        contacted: inStage('contacted'),
        toured: inStage('toured'),
        rented: inStage('rented'),
        closed: inStage('closed'),
        spam: filterLeads(context.world, id, { ...others, spam: true }).length,
        onHold: count(({ deliveredAt }) => deliveredAt === null),
        unread: count(({ deliveredAt, readAt }) => deliveredAt !== null && readAt === null),
      };
    },
  },
  Mutation: {
    changeLead(_, { id, change }, context) {
      const { world } = context;
      const account = requireViewer(context).id;
      const { row } = ownLead(world, id, account);
      const answer = parseLeadChange(change, { waits: row.deliveredAt === null });
      if ('errors' in answer) return invalid(answer.errors);
      const { stage = row.stage, note = row.note, read } = answer.read;
      Object.assign(row, { stage, note });
      if (read !== undefined) row.readAt = read ? (row.readAt ?? world.now().toISOString()) : null;
      return changed(world, row, account);
    },

    markLeadSpam(_, { id, spam }, context) {
      const { world } = context;
      const account = requireViewer(context).id;
      const { row, listing } = ownLead(world, id, account);
      if (row.deliveredAt === null && row.spamAt === null) return invalid({ notification: [LEAD_NOT_DELIVERED] });
      if ((row.spamAt !== null) !== spam) {
        row.spamAt = spam ? world.now().toISOString() : null;
        if (row.deliveredAt === null) row.follows = null;
        if (spam || row.deliveredAt === null) deliverWaitingLeads(world, listing);
      }
      return changed(world, row, account);
    },
  },
  Subscription: {
    leadArrived: leadSubscription('arrived'),
    leadChanged: leadSubscription('changed'),
  },
} satisfies RootFields;
