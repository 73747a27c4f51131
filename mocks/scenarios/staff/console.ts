import { DAY_MS } from '../../../domain/time-spans.ts';
import type { ConsoleReview } from '../../__generated__/console.ts';
import { seededUuid } from '../../../demo/seeded-uuid.ts';
import type { World } from '../../world/world.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { press } from '../setup/steps.ts';

/** Arranges the console for a person of a role, with that many texts in review. */
function queue(world: World, count: number): void {
  const day = (days: number) => new Date(world.now().getTime() + days * DAY_MS).toISOString();
  const [copied] = world.db.listings;
  world.db.console.role = 'admin';
  world.db.console.reviews = Array.from({ length: count }, (_, index): ConsoleReview => {
    const text = 'Call me at 614 555 0143 <b>now</b>. No students with kids.';
    const name = `Chittenden House ${index + 1}`;
    const listing = { name, slug: null, phone: '6145550143', address: '94 Chittenden Ave, Columbus, OH 43201', text };
    const images = copied?.images.map(({ small }) => small) ?? [];
    const isCopy = index === 0 && copied !== undefined;
    return {
      id: seededUuid(`review ${index}`),
      name,
      email: `landlord${index + 1}@maple.example`,
      reasons: ['description: The text names a group of people that federal law protects.'],
      texts: [text],
      score: isCopy ? "score 30: the phone of another account's listing (30)" : null,
      listing: { ...listing, images: isCopy ? images : [] },
      similar: isCopy
        ? [
            {
              name: copied.name,
              slug: copied.slug,
              phone: listing.phone,
              address: `${copied.address}, ${copied.city}, ${copied.state} ${copied.zip}`,
              text: copied.description,
              images,
            },
          ]
        : [],
      slug: null,
      sentAt: day(-1),
      dueAt: day(6),
    };
  });
}

/** The staff console. */
export const staffConsole = scenariosWith({ group: 'console', at: '/admin/reviews' })({
  'console-login': {
    title: 'Login of the staff console',
    shows: 'Email, password and code in one step; the demo person logs in with any code.',
    at: '/admin',
    expects: /Staff console.*authenticator app/,
  },
  'console-queue': {
    title: 'Review queue of 30',
    shows: 'Thirty texts wait; the first is shown next to the listing that it may copy.',
    expects: /Reviews \(30\).*Chittenden House 30/,
    arrange: (world) => queue(world, 30),
  },
  'console-queue-empty': {
    title: 'Empty review queue',
    shows: 'An empty review queue.',
    expects: 'Nothing waits for review.',
    arrange: (world) => queue(world, 0),
  },
  'console-decline': {
    title: 'Decline of a text',
    shows: 'The dialog says what will happen and asks for the reason.',
    expects: /Nothing is charged.*Write the reason\./,
    arrange: (world) => queue(world, 2),
    play: [press('Decline: Chittenden House 1'), press('Decline')],
  },
  'console-reports': {
    title: 'Reported listing',
    shows: 'A listing that two people reported, with what they wrote.',
    at: '/admin/reports',
    expects: /Reports \(1\).*Check now.*asked for a deposit by gift card/,
    arrange: (world) => {
      queue(world, 0);
      const [listing] = world.db.listings;
      if (!listing) return;
      const { id, name, slug } = listing;
      const report = { reason: 'scam', isMuted: false, at: world.now().toISOString() };
      world.db.console.reports = [
        {
          id: String(id),
          name,
          slug,
          reporters: 2,
          isUrgent: true,
          reports: [
            { ...report, details: 'They asked for a deposit by gift card.', isConfirmed: true },
            { ...report, details: '', isConfirmed: true },
          ],
        },
      ];
    },
  },
  'console-record': {
    title: 'Listing in the staff console',
    shows: 'What is known of a listing, what may be done with it, and its whole story.',
    at: '/admin/find/listing/1',
    expects: /State active.*Remove and refund.*What happened.*Published/,
    arrange: (world) => queue(world, 0),
  },
  'console-of-support': {
    title: 'Person who may not review',
    shows: 'Support sees only the search: no queue, no money, no log.',
    expects: /Find.*receipt number/,
    lacks: /Numbers/,
    arrange: (world) => {
      world.db.console.role = 'support';
    },
  },
});
