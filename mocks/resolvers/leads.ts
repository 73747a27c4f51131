import { DUPLICATE_LEAD_MS, MAILBOX_LEADS_AN_HOUR, PER_PAGE } from '../../domain/limits.ts';
import { mailboxOf } from '../../domain/account/mailbox.ts';
import type { StoredAnswers } from '../../domain/leads/lead-answers.ts';
import { parseLead, replyAnswers, toStoredAnswers, toContact } from '../../domain/leads/parse-lead.ts';
import {
  isHoneypotFilled,
  isSameMessage,
  listingUnavailable,
  mailboxLimitMessage,
} from '../../domain/leads/lead-rules.ts';
import { TOO_MANY_REQUESTS } from '../../domain/request-errors.ts';
import { HOUR_MS, MINUTE_MS } from '../../domain/time-spans.ts';
import type { HousingReply, HousingRequest } from '../../domain/leads/contact-request.ts';
import { replySchema, requestSchema } from '../../domain/leads/contact-request.ts';
import type { LeadResult } from '../__generated__/resolvers.ts';
import { invalid, type RootFields } from '../mutation-results.ts';
import type { LeadRow } from '../world/db.ts';
import { requestError } from '../request-error.ts';
import { arrive } from '../listings/deliver-leads.ts';
import { isShown } from '../listings/lead-months.ts';
import { toLeadView } from '../leads/own-leads.ts';
import { placeOf } from '../places/place-lookup.ts';
import { countAttempt, countLead } from '../world/throttle.ts';
import { requireViewer } from '../account/viewer.ts';
import type { World } from '../world/world.ts';

const sent = ({ id, deliveredAt, spamAt }: LeadRow, { repeated = false, followUp = false } = {}): LeadResult => ({
  __typename: 'LeadSent',
  id: String(id),
  delivered: deliveredAt !== null,
  markedAsSpam: deliveredAt === null && spamAt !== null,
  repeated,
  followUp,
  secret: `${id}.mock`,
});

/** Returns what the same renter sent to the same listing since then, oldest first. */
function sentSince({ db, now }: World, ms: number, isSame: (lead: LeadRow) => boolean | undefined): LeadRow[] {
  const since = now().getTime() - ms;
  return db.leads.filter((lead) => Date.parse(lead.createdAt) > since && isSame(lead)).toSorted((a, b) => a.id - b.id);
}

/** @throws TOO_MANY_REQUESTS beyond the messages that one mailbox may send to a listing in an hour (K23) */
function countMailbox(world: World, lead: Omit<LeadRow, 'id'>, first: LeadRow | undefined): void {
  const mailboxes = [lead, first ?? lead].map(({ email }) => mailboxOf(email));
  const isSame = ({ id, listingId, email, follows }: LeadRow) =>
    listingId === lead.listingId &&
    (mailboxes.includes(mailboxOf(email)) || (first && [id, follows].includes(first.id)));
  const [oldest, ...more] = sentSince(world, HOUR_MS, isSame);
  if (!oldest || more.length + 1 < MAILBOX_LEADS_AN_HOUR) return;
  const wait = Date.parse(oldest.createdAt) + HOUR_MS - world.now().getTime();
  throw requestError({ ...TOO_MANY_REQUESTS, message: mailboxLimitMessage(Math.ceil(wait / MINUTE_MS)) });
}

/** Returns the first of the messages that a new one follows; none that was never sent because it is spam. */
function followedLead({ db }: World, listingId: number, id: number | undefined): LeadRow | undefined {
  const known = db.leads.find((lead) => lead.id === id && lead.listingId === listingId);
  const first = known?.follows ? db.leads.find((lead) => lead.id === known.follows) : known;
  return first && (first.deliveredAt !== null || first.spamAt === null) ? first : undefined;
}

/** Stores a renter's request; a house that has had its ten this month keeps it until the next (K23). */
function save(
  world: World,
  type: LeadRow['type'],
  input: HousingRequest | HousingReply,
  storedAnswers: StoredAnswers,
  ip: string,
): LeadResult {
  const { housingId: listingId, schoolId = null, locationType, message, site, email } = input;
  countAttempt(world, 'requestEmail', mailboxOf(email));
  countLead(world, listingId, ip);
  const place = schoolId === null ? undefined : placeOf(locationType, schoolId);
  const isSpam = isHoneypotFilled(input);
  const createdAt = world.now().toISOString();
  const lead: Omit<LeadRow, 'id'> = {
    type,
    listingId,
    ...toContact(input),
    message: message.trim(),
    answers: place ? { near: place.displayName, ...storedAnswers } : storedAnswers,
    schoolId,
    site,
    network: ip,
    follows: null,
    createdAt,
    deliveredAt: null,
    stage: 'new',
    readAt: null,
    note: '',
    spamAt: isSpam ? createdAt : null,
  };
  const listing = world.db.listings.find((row) => row.id === listingId && isShown(row));
  if (!listing) return invalid(listingUnavailable());
  const isSame = (other: LeadRow) =>
    other.listingId === listingId &&
    other.email.toLowerCase() === email.toLowerCase() &&
    (other.spamAt !== null) === isSpam;
  const recent = sentSince(world, DUPLICATE_LEAD_MS, isSame);
  const before = recent.find((other) => other.type === type && isSameMessage(other, lead));
  if (before) return sent(before, { repeated: true });
  const secret = 'follows' in input && input.follows ? Number.parseInt(input.follows, 10) : undefined;
  const first = followedLead(world, listingId, secret) ?? followedLead(world, listingId, recent[0]?.id);
  lead.follows = first?.id ?? null;
  countMailbox(world, lead, first);
  const row: LeadRow = { id: ++world.db.lastId.lead, ...lead };
  world.db.leads.push(row);
  if (first && !isSpam)
    for (const other of world.db.leads) if ([other.id, other.follows].includes(first.id)) other.email = email;
  if (!isSpam) arrive(world, row, listing, first);
  world.changed();
  if (row.deliveredAt === null) world.events.publish('lead', listing.accountId, { id: row.id, what: 'changed' });
  return sent(row, { followUp: first !== undefined && !isSpam });
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
      return save(world, 'request', read.read, toStoredAnswers(read.read), caller.ip);
    },

    sendReply(_, { reply }, { world, caller }) {
      countAttempt(world, 'request', caller.ip);
      const read = parseLead(replySchema, reply, world.now());
      return 'errors' in read
        ? invalid(read.errors)
        : save(world, 'reply', read.read, replyAnswers(read.read), caller.ip);
    },
  },
} satisfies RootFields;
