import { seededLead, seededLeads } from '../../data/leads.ts';
import { listingNamed, LANDLORD, leaveOnly, findListing } from '../setup/arrange.ts';
import type { Scenario } from '../setup/scenario.ts';

const inbox = { group: 'dashboard', at: '/advertising-home', as: LANDLORD } as const;
const lofts = listingNamed('High Street Lofts');

/** A landlord's actions on leads. */
export const leads = {
  'inbox-of-one': {
    ...inbox,
    title: 'One lead',
    shows: 'An inbox with a single lead, not yet opened.',
    expects: /1 unread.*Unread:.*Request/,
    arrange: (world) => {
      const { id } = leaveOnly(world, 'active', lofts);
      world.db.leads = [{ ...seededLead(1, id, world.now(), 5), kind: 'request' }];
    },
  },
  'inbox-of-500': {
    ...inbox,
    title: 'Five hundred leads',
    shows: 'Twenty are shown, the counts are of all; the next twenty come with a press.',
    expects: '40 of 500 leads',
    arrange: (world) => {
      const { id } = leaveOnly(world, 'active', lofts);
      world.db.leads = seededLeads([{ listingId: id, delivered: 500 }], world.now());
      world.db.lastId.lead = 500;
    },
    play: async ({ press, see }) => {
      await see('20 of 500 leads');
      await press('Show more');
    },
  },
  'lead-opened': {
    ...inbox,
    title: 'A lead, opened',
    shows: 'Everything the renter said, in words; ways to answer; how far one is; a note.',
    expects: /Reply by email.*Lead status.*Private note/,
    arrange: (world) => {
      const { id } = leaveOnly(world, 'active', lofts);
      world.db.leads = seededLeads([{ listingId: id, delivered: 6 }], world.now());
    },
    play: async ({ press }) => press(/Request · High Street Lofts/),
  },
  'lead-moved': {
    ...inbox,
    title: 'A lead moved to a stage',
    shows: 'One press, said, and undone as easily; the counts follow.',
    expects: /: toured\..*Undo/,
    arrange: (world) => {
      const { id } = leaveOnly(world, 'active', lofts);
      world.db.leads = [{ ...seededLead(1, id, world.now(), 5), kind: 'request' }];
    },
    play: async ({ press }) => {
      await press(/Request · High Street Lofts/);
      // The filter has a button with a similar name.
      await press(/^Toured$/);
    },
  },
  'lead-spam': {
    ...inbox,
    title: 'Spam gives its place back',
    shows: 'A house at its cap: what was waiting takes the place of spam at once.',
    expects: /is marked as spam\..*Undo/,
    arrange: (world) => {
      leaveOnly(world, 'at its cap', listingNamed('Woodruff House'));
    },
    play: async ({ press, see }) => {
      await see("On hold until this month's limit resets.");
      await press(/(Request|Message) · Woodruff House/);
      await press('Mark as spam');
    },
  },
  'lead-change-refused': {
    ...inbox,
    title: 'A lead that cannot be changed',
    shows: 'What is refused is said in words, and nothing else happens.',
    covers: ['LeadChangeResult.Invalid'],
    expects: 'This lead is on hold until your limit resets.',
    arrange: (world) => {
      const { id } = leaveOnly(world, 'active', lofts);
      world.db.leads = [{ ...seededLead(1, id, world.now(), 5), kind: 'request' }];
    },
    play: async ({ press, see }, world) => {
      await press(/Request · High Street Lofts/);
      await see('Mark as spam');
      // The lead waits for its month again meanwhile: it takes no more changes.
      for (const lead of world.db.leads) lead.deliveredAt = null;
      await press('Mark as spam');
    },
  },
  'inbox-nothing-found': {
    ...inbox,
    title: 'No leads found',
    shows: 'A search that finds none says so, and what to do.',
    expects: 'No leads found.',
    play: async ({ type }) => type('Search leads', 'a unicorn'),
  },
  'chart-empty': {
    ...inbox,
    title: 'Nothing was counted yet',
    shows: 'A listing of today: no renter has seen it so far.',
    expects: 'No activity in this period.',
    arrange: (world) => {
      leaveOnly(world, 'active', lofts).publishedAt = world.now().toISOString();
      world.db.leads = [];
    },
  },
  'chart-of-90-days': {
    ...inbox,
    title: 'Ninety days of one listing',
    shows: 'Shown in matches, views and requests by day; the same in a table.',
    expects: /Listing performance.*Shown in matches.*Days start at midnight UTC/,
    play: async ({ press, choose }, world) => {
      await press('90 days');
      await choose('Listing', findListing(world, 'active', lofts).name);
    },
  },
} satisfies Record<string, Scenario>;
