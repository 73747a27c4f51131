import { seededLead, seededLeads } from '../../data/leads.ts';
import type { World } from '../../world/world.ts';
import { leaveOnly, LOFTS, onDashboard } from '../setup/arrange.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { choose, fill, press, see } from '../setup/steps.ts';

function oneLead(world: World): void {
  const { id } = leaveOnly(world, LOFTS);
  world.db.leads = [{ ...seededLead(1, id, world.now(), 5), type: 'request' }];
}

function manyLeads(world: World, delivered: number): void {
  const { id: listingId } = leaveOnly(world, LOFTS);
  world.db.leads = seededLeads([{ listingId, delivered }], world.now());
}

/** A landlord's actions on leads. */
export const leads = scenariosWith(onDashboard)({
  'inbox-of-one': {
    title: 'Single unread lead',
    shows: 'An inbox with one unread lead.',
    expects: /1 unread.*Unread:.*Request/,
    arrange: oneLead,
  },
  'inbox-of-500': {
    title: 'Five hundred leads',
    shows: 'Five are shown while the counts cover all; Show more shows twenty, then loads the next twenty.',
    expects: '40 of 500 leads',
    arrange: (world) => {
      manyLeads(world, 500);
      world.db.lastId.lead = 500;
    },
    play: [see('5 of 500 leads'), press('Show more'), see('20 of 500 leads'), press('Show more')],
  },
  'lead-opened': {
    title: 'Open lead',
    shows: 'The renter’s answers and message, ways to reply, a status and a private note.',
    expects: /Reply by email.*Lead status.*Private note/,
    arrange: (world) => manyLeads(world, 6),
    play: press(/Request · High Street Lofts/),
  },
  'lead-moved': {
    title: 'Lead status changed',
    shows: 'One click changes the status, and a notice can undo it; the counts follow.',
    expects: /: toured\..*Undo/,
    arrange: oneLead,
    play: [
      press(/Request · High Street Lofts/),
      // The filter has a button with a similar name.
      press(/^Toured$/),
    ],
  },
  'lead-spam': {
    title: 'Spam frees a place',
    shows: 'In a house at its lead limit, a lead on hold replaces the spam right away.',
    expects: /is marked as spam\..*Undo/,
    arrange: (world) => leaveOnly(world, 'Woodruff House'),
    play: [
      see('On hold until your limit resets or the listing ends.'),
      press(/(Request|Message) · Woodruff House/),
      press('Mark as spam'),
    ],
  },
  'lead-change-refused': {
    title: 'Lead that cannot be changed',
    shows: 'The error is shown, and nothing else changes.',
    covers: ['LeadChangeResult.Invalid'],
    expects: 'This lead is on hold until your limit resets.',
    arrange: oneLead,
    play: async ({ press, see }, world) => {
      await press(/Request · High Street Lofts/);
      await see('Mark as spam');
      // The lead waits for its month again meanwhile: it takes no more changes.
      for (const lead of world.db.leads) lead.deliveredAt = null;
      await press('Mark as spam');
    },
  },
  'inbox-nothing-found': {
    title: 'No leads found',
    shows: 'A message that suggests what to do next.',
    expects: 'No leads found.',
    play: fill('Search leads', 'a unicorn'),
  },
  'chart-empty': {
    title: 'No activity yet',
    shows: 'A listing published today that no renter has seen.',
    expects: 'No activity in this period.',
    arrange: (world) => {
      leaveOnly(world, LOFTS).publishedAt = world.now().toISOString();
      world.db.leads = [];
    },
  },
  'chart-of-90-days': {
    title: 'Ninety days of activity',
    shows: 'Impressions, views and requests of one listing by day, also as a table.',
    expects: /Listing performance.*Shown in matches.*Days start at midnight UTC/,
    play: [press('90 days'), choose('Listing', LOFTS, 'activity')],
  },
});
