import { PER_PAGE, DUPLICATE_LEAD_MS } from '../../domain/limits.ts';
import type { StoredAnswers } from '../../domain/leads/lead-answers.ts';
import { parseLead, replyAnswers, toStoredAnswers, toContact } from '../../domain/leads/parse-lead.ts';
import { listingUnavailable, isHoneypotFilled, isSameMessage } from '../../domain/leads/lead-rules.ts';
import type { HousingReply, HousingRequest } from '../../domain/leads/contact-request.ts';
import { replySchema, requestSchema } from '../../domain/leads/contact-request.ts';
import type { LeadResult } from '../__generated__/resolvers.ts';
import { invalid, type RootFields } from '../mutation-results.ts';
import type { LeadRow } from '../world/db.ts';
import { HOUSE } from '../../domain/options/property-types.ts';
import { deliver, deliverWaitingLeads } from '../listings/deliver-leads.ts';
import { isShown } from '../listings/lead-months.ts';
import { toLeadView } from '../leads/own-leads.ts';
import { placeOf } from '../places/place-lookup.ts';
import { isFirstLead, countAttempt } from '../world/throttle.ts';
import { requireViewer } from '../account/viewer.ts';
import type { World } from '../world/world.ts';

const sent = (
  { id, deliveredAt }: Pick<LeadRow, 'id' | 'deliveredAt'>,
  { awaitsConfirmation = false, repeated = false, followUp = false } = {},
): LeadResult => ({
  __typename: 'LeadSent',
  id: String(id),
  delivered: deliveredAt !== null,
  awaitsConfirmation,
  repeated,
  followUp,
});

/** Returns what the same renter sent to the same listing within the last minute. */
const sentJustNow = ({ db, now }: World, { listingId, email }: Omit<LeadRow, 'id'>) =>
  db.leads.filter(
    (lead) =>
      lead.listingId === listingId &&
      lead.email.toLowerCase() === email.toLowerCase() &&
      lead.spamAt === null &&
      Date.parse(lead.createdAt) > now().getTime() - DUPLICATE_LEAD_MS,
  );

/** Stores a renter's request; a house that has had its ten this month keeps it until the next (K23). */
function save(
  world: World,
  kind: LeadRow['kind'],
  input: HousingRequest | HousingReply,
  asked: StoredAnswers,
): LeadResult {
  const { housingId: listingId, schoolId = null, locationType, message, site } = input;
  countAttempt(world, 'requestEmail', input.email.toLowerCase());
  const place = schoolId === null ? undefined : placeOf(locationType, schoolId);
  const lead = {
    kind,
    listingId,
    ...toContact(input),
    message: message.trim(),
    answers: place ? { near: place.displayName, ...asked } : asked,
    schoolId,
    site,
    createdAt: world.now().toISOString(),
    deliveredAt: null,
    stage: 'new' as const,
    readAt: null,
    note: '',
    spamAt: null,
  };
  const listing = world.db.listings.find((row) => row.id === listingId && isShown(row));
  if (!listing) return invalid(listingUnavailable());
  // A bot gets the usual response, and nothing is delivered.
  if (isHoneypotFilled(input)) return sent({ id: ++world.db.lastId.lead, deliveredAt: lead.createdAt });
  const isFirst = isFirstLead(world, listingId);
  const recent = sentJustNow(world, lead);
  const before = recent.find((other) => other.kind === kind && isSameMessage(other, lead));
  if (before) return sent(before, { repeated: true });
  // The mock sends no email, so a request that waits for its renter's confirmation is not shown anywhere.
  if (listing.type === HOUSE && !isFirst)
    return sent({ id: ++world.db.lastId.lead, deliveredAt: null }, { awaitsConfirmation: true });
  const row: LeadRow = { id: ++world.db.lastId.lead, ...lead };
  world.db.leads.push(row);
  if (listing.type === HOUSE) deliverWaitingLeads(world, listing);
  else deliver(world, row, listing);
  world.changed();
  if (row.deliveredAt === null) world.events.publish('lead', listing.accountId, { id: row.id, what: 'changed' });
  return sent(row, { followUp: recent.length > 0 });
}

/** Contact requests, which require no account; leads are readable only by the landlord of their listing. */
export const leadResolvers = {
  Query: {
    myLeads(_, { page }, context) {
      const { id } = requireViewer(context);
      const shown = context.world.db.leads.flatMap((row) =>
        row.spamAt === null ? (toLeadView(context.world, row, id) ?? []) : [],
      );
      const from = (Math.max(1, page) - 1) * PER_PAGE;
      return shown.toSorted((a, b) => Number(b.id) - Number(a.id)).slice(from, from + PER_PAGE);
    },
  },
  Mutation: {
    saveRequest(_, { request }, { world, caller }) {
      countAttempt(world, 'request', caller.ip);
      const read = parseLead(requestSchema, request, world.now());
      if ('errors' in read) return invalid(read.errors);
      return save(world, 'request', read.read, toStoredAnswers(read.read));
    },

    sendReply(_, { reply }, { world, caller }) {
      countAttempt(world, 'request', caller.ip);
      const read = parseLead(replySchema, reply, world.now());
      return 'errors' in read ? invalid(read.errors) : save(world, 'reply', read.read, replyAnswers(read.read));
    },
  },
} satisfies RootFields;
