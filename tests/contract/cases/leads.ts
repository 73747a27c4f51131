import type { LeadRow } from '../../../mocks/world/db.ts';
import {
  otherListing,
  ownListing,
  type ContractCase,
  type ContractCases,
  type CaseContext,
  type Caller,
} from './contract-case.ts';

type Filter = Record<string, unknown>;
const isLofts = ({ name }: { name: string }) => name === 'High Street Lofts';
const lofts = ({ seed }: CaseContext) => String(ownListing(seed, isLofts).id);

/** Returns the id of the first matching lead of the seed; all of them are the landlord's. */
function leadOf({ seed }: CaseContext, isSo: (lead: LeadRow) => boolean): string {
  const found = seed.leads.findLast(isSo);
  if (!found) throw new Error(`The seed has no such lead: ${String(isSo)}`);
  return String(found.id);
}
const delivered = ({ deliveredAt }: LeadRow) => deliveredAt !== null;
const waiting = ({ deliveredAt }: LeadRow) => deliveredAt === null;
const unread = (lead: LeadRow) => delivered(lead) && lead.readAt === null;
const ofHouse = (ground: CaseContext) => (lead: LeadRow) =>
  delivered(lead) && lead.listingId === ownListing(ground.seed, ({ name }) => name === 'Woodruff House').id;

/** Filters of the inbox; each is tested on the inbox and on its counts. */
const filters: [name: string, filter: Filter | ((ground: CaseContext) => Filter)][] = [
  ['everything', {}],
  ['a stage', { stage: 'contacted' }],
  ['those nobody has worked on', { stage: 'new' }],
  ['a home', (ground) => ({ listingId: lofts(ground) })],
  ['a home and a stage', (ground) => ({ listingId: lofts(ground), stage: 'toured' })],
  ['another landlord’s home', ({ seed }) => ({ listingId: String(otherListing(seed).id) })],
  ['a home that is none', { listingId: 'porch' }],
  ['a word of a message', { text: 'PARKING' }],
  ['a word of a home, of what waits too', { text: 'woodruff' }],
  ['words of a name and a number', ({ seed }) => ({ text: `${seed.leads[0]?.firstName} ${seed.leads[0]?.phone}` })],
  ['who waits', ({ seed }) => ({ text: seed.leads.find(waiting)?.email })],
  ['a word of a note', { text: 'saturday sister' }],
  ['nothing there is', { text: "o'neill %" }],
  ['spam', { spam: true }],
  ['words of nothing', { text: '   ' }],
];

const inputs = (gives: (name: string) => string): ContractCase[] => [
  { name: 'without a session', variables: {}, gives: 'UNAUTHENTICATED' },
  { name: 'by somebody without leads', as: 'empty', variables: {}, gives: gives('') },
  ...filters.map(([name, filter]) => ({
    name,
    as: 'landlord' as const,
    variables: (ground: CaseContext) => ({ filter: typeof filter === 'function' ? filter(ground) : filter }),
    gives: gives(name),
  })),
  { name: 'a stage that is none', as: 'landlord', variables: { filter: { stage: 'sold' } }, gives: 'BAD_USER_INPUT' },
];

/** Returns a case that changes a matching lead. */
const to = (
  name: string,
  isSo: (lead: LeadRow) => boolean,
  more: Record<string, unknown>,
  gives = 'LeadChanged',
  as: Caller = 'landlord',
): ContractCase => ({ name, as, variables: (ground) => ({ id: leadOf(ground, isSo), ...more }), gives });

const refusals = (more: Record<string, unknown>, ids: readonly string[]): ContractCase[] => [
  to('without a session', delivered, more, 'UNAUTHENTICATED', 'visitor'),
  to('by another landlord', delivered, more, 'FORBIDDEN', 'empty'),
  to('one that waits', waiting, more, 'Invalid notification'),
  ...ids.map((id) => ({
    name: `number ${id.slice(0, 5)}`,
    as: 'landlord' as const,
    variables: { id, ...more },
    gives: 'NOT_FOUND',
  })),
];

const change = (changed: Record<string, unknown>) => ({ change: changed });

export const leadCases: ContractCases = {
  LeadInbox: inputs(() => 'LeadPage, LeadCounts'),
  // The inbox compares the counts with every filter.
  LeadCounts: inputs(() => 'LeadCounts').slice(0, 3),
  MoreLeads: [
    {
      name: 'the second page',
      as: 'landlord',
      variables: ({ seed }) => ({ after: String(seed.leads.toSorted((a, b) => b.id - a.id)[19]?.id) }),
      gives: 'LeadPage',
    },
    { name: 'after the last', as: 'landlord', variables: { after: '1' }, gives: 'LeadPage' },
    { name: 'after nothing that is', as: 'landlord', variables: { after: 'porch' }, gives: 'LeadPage' },
  ],
  ChangeLead: [
    to('to another stage', unread, change({ stage: 'toured', read: true })),
    to('as unread again', unread, change({ read: false })),
    to('a note', delivered, change({ note: ' Comes at ten.\r\nWith her sister. ' })),
    to('no note any more', delivered, change({ note: '' })),
    to('nothing at all', delivered, change({})),
    to('a note without end', delivered, change({ note: 'x'.repeat(2001) }), 'Invalid note'),
    to('to a stage that is none', delivered, change({ stage: 'sold' }), 'BAD_USER_INPUT'),
    ...refusals(change({ stage: 'closed' }), ['0', 'porch', '99999', '9'.repeat(30)]),
  ],
  MarkLeadSpam: [
    {
      name: 'of a house at its cap: what waits takes its place',
      as: 'landlord',
      variables: (ground) => ({ id: leadOf(ground, ofHouse(ground)), spam: true }),
      gives: 'LeadChanged',
    },
    {
      name: 'what is spam already',
      as: 'landlord',
      variables: (ground) => ({ id: leadOf(ground, ofHouse(ground)), spam: true }),
      gives: 'LeadChanged',
    },
    {
      name: 'and back, which delivers nothing',
      as: 'landlord',
      variables: (ground) => ({ id: leadOf(ground, ofHouse(ground)), spam: false }),
      gives: 'LeadChanged',
    },
    to('what is none', unread, { spam: false }),
    ...refusals({ spam: true }, ['99999']).filter(({ name }) => name !== 'one that waits'),
    {
      name: 'one that still waits',
      as: 'landlord',
      // The newest waiting lead: the place that marking spam freed went to the oldest.
      variables: (ground) => ({ id: leadOf(ground, waiting), spam: true }),
      gives: 'Invalid notification',
    },
  ],
  Activity: [
    { name: 'without a session', variables: { days: 30 }, gives: 'UNAUTHENTICATED' },
    { name: 'a month of all', as: 'landlord', variables: { days: 30 }, gives: 'some' },
    { name: 'ninety days', as: 'landlord', variables: { days: 90 }, gives: 'some' },
    { name: 'as many as one likes', as: 'landlord', variables: { days: 9000 }, gives: 'some' },
    { name: 'none', as: 'landlord', variables: { days: -1 }, gives: 'some' },
    {
      name: 'of one home',
      as: 'landlord',
      variables: (ground) => ({ days: 90, listingId: lofts(ground) }),
      gives: 'some',
    },
    {
      name: 'of another landlord’s home',
      as: 'landlord',
      variables: ({ seed }) => ({ days: 30, listingId: String(otherListing(seed).id) }),
      gives: 'some',
    },
    { name: 'of no home', as: 'landlord', variables: { days: 30, listingId: 'porch' }, gives: 'some' },
  ],
};
