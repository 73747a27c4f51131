import { seededLead, seededLeads } from '../../data/leads.ts';
import { listingNamed, LANDLORD, leaveOnly, findListing } from '../setup/arrange.ts';
import type { Scenario } from '../setup/scenario.ts';

const inbox = { group: 'dashboard', at: '/advertising-home', as: LANDLORD } as const;
const lofts = listingNamed('High Street Lofts');

/** A landlord's actions on leads. */
export const leads = {
  'inbox-of-one': {
    ...inbox,
    title: 'Single unread lead',
    shows: 'An inbox with one unread lead.',
    expects: /1 unread.*Unread:.*Request/,
    arrange: (world) => {
      const { id } = leaveOnly(world, 'active', lofts);
      world.db.leads = [{ ...seededLead(1, id, world.now(), 5), kind: 'request' }];
    },
  },
  'inbox-of-500': {
    ...inbox,
    title: 'Five hundred leads',
    shows: 'Twenty are shown while the counts cover all; Show more loads the next twenty.',
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
    title: 'Open lead',
    shows: 'The renter’s answers and message, ways to reply, a status and a private note.',
    expects: /Reply by email.*Lead status.*Private note/,
    arrange: (world) => {
      const { id } = leaveOnly(world, 'active', lofts);
      world.db.leads = seededLeads([{ listingId: id, delivered: 6 }], world.now());
    },
    play: async ({ press }) => press(/Request · High Street Lofts/),
  },
  'lead-moved': {
    ...inbox,
    title: 'Lead status changed',
    shows: 'One click changes the status, and a notice can undo it; the counts follow.',
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
    title: 'Spam frees a place',
    shows: 'In a house at its lead limit, a lead on hold replaces the spam right away.',
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
    title: 'Lead that cannot be changed',
    shows: 'The error is shown, and nothing else changes.',
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
    shows: 'A message that suggests what to do next.',
    expects: 'No leads found.',
    play: async ({ type }) => type('Search leads', 'a unicorn'),
  },
  'chart-empty': {
    ...inbox,
    title: 'No activity yet',
    shows: 'A listing published today that no renter has seen.',
    expects: 'No activity in this period.',
    arrange: (world) => {
      leaveOnly(world, 'active', lofts).publishedAt = world.now().toISOString();
      world.db.leads = [];
    },
  },
  'chart-of-90-days': {
    ...inbox,
    title: 'Ninety days of activity',
    shows: 'Impressions, views and requests of one listing by day, also as a table.',
    expects: /Listing performance.*Shown in matches.*Days start at midnight UTC/,
    play: async ({ press, choose }, world) => {
      await press('90 days');
      await choose('Listing', findListing(world, 'active', lofts).name);
    },
  },
} satisfies Record<string, Scenario>;
