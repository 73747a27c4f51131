import { REMOVED } from '../../../domain/options/listing-status.ts';
import { HOUSE_MONTHLY_LEADS } from '../../../domain/options/property-types.ts';
import type { LeadRow } from '../../world/db.ts';
import type { World } from '../../world/world.ts';
import { listingNamed, seededListingNamed, findListing } from '../setup/arrange.ts';
import type { PageDriver } from '../setup/page-driver.ts';
import type { RenterMemory, Scenario } from '../setup/scenario.ts';

const LOFTS = 'High Street Lofts';
const HOUSE = 'Chittenden House';
const at = (name: string) => `/home/${seededListingNamed(name).slug}`;

const ana = { firstName: 'Ana', lastName: 'Reyes', phone: '6145550123', email: 'ana@student.example' };

/** A renter who has already answered the questions and entered contact details. */
export const knownRenter: RenterMemory = {
  answered: true,
  questionnaire: { bedrooms: 2, bathrooms: 1, budgets: 1200 },
  contact: { ...ana, phone: '(614) 555-0123' },
};

async function openRequest({ press, see }: PageDriver): Promise<void> {
  await press('Contact landlord');
  await see('Send request');
}

async function fillPerson(hands: PageDriver, { firstName, lastName, phone, email } = ana): Promise<void> {
  await hands.type('First name', firstName);
  await hands.type('Last name', lastName);
  await hands.type('Phone', phone);
  await hands.type('Email', email);
}

async function fillRequest(hands: PageDriver, person = ana): Promise<void> {
  await openRequest(hands);
  await fillPerson(hands, person);
}

async function sendKnown(hands: PageDriver): Promise<void> {
  await openRequest(hands);
  await hands.press('Send request');
}

/** Fills in the first request, on the brand that has screens for it, up to its last step. */
async function reachMoveIn(hands: PageDriver, person = ana): Promise<void> {
  await hands.press('Contact landlord');
  await fillPerson(hands, person);
  await hands.press('Continue →');
  await hands.see('The last step before your request');
}

/** Fills the house's limit of ten for the month while the renter still writes. */
function fillMonth(world: World, name: string): void {
  const { id: listingId } = findListing(world, `called ${name}`, listingNamed(name));
  const { leads, lastId } = world.db;
  const sample = leads.find((lead) => lead.listingId === listingId);
  const had = leads.filter((lead) => lead.listingId === listingId).length;
  for (let count = had; sample && count < HOUSE_MONTHLY_LEADS; count++) {
    const now = world.now().toISOString();
    const lead: LeadRow = { ...sample, id: ++lastId.lead, createdAt: now, deliveredAt: now };
    leads.push(lead);
  }
  world.changed();
}

/** Stores a request that the known renter sent to a listing a moment ago. */
function sentBefore(world: World, name: string, message: string): void {
  const { id: listingId } = findListing(world, `called ${name}`, listingNamed(name));
  const { leads, lastId } = world.db;
  const now = world.now().toISOString();
  const sample = leads.find((lead) => lead.listingId === listingId) ?? leads[0];
  if (!sample) throw new Error('The seed has no lead.');
  leads.push({
    ...sample,
    ...ana,
    id: ++lastId.lead,
    kind: 'request',
    message,
    createdAt: now,
    deliveredAt: now,
    spamAt: null,
  });
  world.changed();
}

/** Contact requests for a listing [§8]. */
export const renterRequest = {
  'request-dialog': {
    title: 'Contact dialog',
    group: 'renter',
    shows: 'The stored contact details, which can be changed, and the answers to include.',
    at: at(LOFTS),
    renter: knownRenter,
    expects: /From Ana Reyes.*We include what you're looking for/,
    play: openRequest,
  },
  'request-changed-details': {
    title: 'Contact dialog with other details',
    group: 'renter',
    shows: 'The stored details in editable fields.',
    at: at(LOFTS),
    renter: knownRenter,
    expects: /First name.*The landlord will reply here/,
    play: async (hands) => {
      await openRequest(hands);
      await hands.press('Change your details');
    },
  },
  'request-of-a-partner': {
    title: 'Contact dialog on a partner’s site',
    group: 'renter',
    shows: 'The dialog asks for the contact details.',
    at: at(LOFTS),
    brand: 'cr',
    expects: /First name.*Send request/,
    play: openRequest,
  },
  'request-empty': {
    title: 'Request with empty fields',
    group: 'renter',
    shows: 'An error at each field and a summary that links to them.',
    at: at(LOFTS),
    brand: 'csa',
    expects: /4 things to fix.*Enter your first name\./,
    play: sendKnown,
  },
  'request-refused': {
    title: 'Request rejected by the server',
    group: 'renter',
    shows: 'An error at the email field.',
    at: at(LOFTS),
    brand: 'liveherehousing',
    covers: ['LeadResult.Invalid'],
    expects: 'Enter an email address like name@example.com.',
    play: async (hands) => {
      await fillRequest(hands, { ...ana, email: 'ana@student.e' });
      await hands.press('Send request');
    },
  },
  'request-too-late': {
    title: 'Request for a removed listing',
    group: 'renter',
    shows: 'The listing was removed in the meantime; a link leads to others.',
    at: at(LOFTS),
    renter: knownRenter,
    expects: /This home is no longer available\. See other homes/,
    play: async (hands, world) => {
      await openRequest(hands);
      findListing(world, LOFTS, listingNamed(LOFTS)).status = REMOVED;
      await hands.press('Send request');
    },
  },
  'request-sent': {
    title: 'Request sent',
    group: 'renter',
    shows: 'Congratulations, the next steps, and other homes to contact.',
    at: at(LOFTS),
    renter: knownRenter,
    expects: /Congratulations, your request was sent.*Contact one or two more/,
    play: sendKnown,
  },
  'request-waits': {
    title: 'Request on hold',
    group: 'renter',
    shows: 'The house reached its limit in the meantime; the request is saved, and other homes are suggested.',
    at: at(HOUSE),
    renter: knownRenter,
    expects: /Your request is saved.*Available homes in the meantime/,
    play: async (hands, world) => {
      await openRequest(hands);
      fillMonth(world, HOUSE);
      await hands.press('Send request');
    },
  },
  'request-again': {
    title: 'Listing contacted before',
    group: 'renter',
    shows: 'The date of the request; another one is possible.',
    at: at(LOFTS),
    renter: {
      ...knownRenter,
      requests: [String(seededListingNamed(LOFTS).id)],
      requestDays: [{ id: String(seededListingNamed(LOFTS).id), day: '2026-09-12' }],
    },
    expects: 'Requested Sep 12',
  },
  'request-repeated': {
    title: 'Same request twice',
    group: 'renter',
    shows: 'An identical request within a minute is not sent again, and the page says so.',
    at: at(LOFTS),
    renter: { ...knownRenter, requests: [String(seededListingNamed(LOFTS).id)] },
    expects: /You already sent this request.*send it again/,
    play: async (hands, world) => {
      await openRequest(hands);
      sentBefore(world, LOFTS, '');
      await hands.press('Send request');
    },
  },
  'request-follow-up': {
    title: 'Follow-up request',
    group: 'renter',
    shows: 'A different message is sent as a follow-up.',
    at: at(LOFTS),
    renter: { ...knownRenter, requests: [String(seededListingNamed(LOFTS).id)] },
    expects: /Your follow-up was sent.*has both of your messages/,
    play: async (hands, world) => {
      await openRequest(hands);
      sentBefore(world, LOFTS, '');
      await hands.type('Message', 'Is parking included?');
      await hands.press('Send request');
    },
  },
  'first-request': {
    title: 'First request: contact details',
    group: 'renter',
    shows: 'A separate page asks once, and names the home.',
    at: at(LOFTS),
    brand: 'default',
    expects: /Your information.*Where should the landlord of High Street Lofts reply\?/,
    play: ({ press }) => press('Contact landlord'),
  },
  'first-request-empty': {
    title: 'First request with empty fields',
    group: 'renter',
    shows: 'An error at each field before the next step.',
    at: at(LOFTS),
    brand: 'default',
    expects: /4 things to fix.*Enter your first name\./,
    play: async ({ press }) => {
      await press('Contact landlord');
      await press('Continue →');
    },
  },
  'first-request-move-in': {
    title: 'First request: move-in details',
    group: 'renter',
    shows: 'Pets, features and the date once more; then the request is sent.',
    at: at(LOFTS),
    brand: 'default',
    expects: /Your move-in details.*From Ana Reyes.*Send request/,
    play: (hands) => reachMoveIn(hands),
  },
  'first-request-refused': {
    title: 'First request rejected',
    group: 'renter',
    shows: 'The contact details again, with the server’s error at the email.',
    at: at(LOFTS),
    brand: 'default',
    covers: ['LeadResult.Invalid'],
    expects: /Your information.*One thing to fix.*Enter an email address like name@example\.com\./,
    play: async (hands) => {
      await reachMoveIn(hands, { ...ana, email: 'ana@student.e' });
      await hands.press('Send request');
    },
  },
  'first-request-sent': {
    title: 'First request sent',
    group: 'renter',
    shows: 'Congratulations, and a link to the saved details.',
    at: at(LOFTS),
    brand: 'default',
    expects: /Congratulations, your request was sent.*Your information/,
    play: async (hands) => {
      await reachMoveIn(hands);
      await hands.press('Send request');
    },
  },
  'reply-dialog': {
    title: 'Message dialog',
    group: 'renter',
    shows: 'A message field and the contact details.',
    at: at(LOFTS),
    renter: knownRenter,
    expects: /Message the landlord of High Street Lofts.*Send message/,
    play: async ({ press, see }) => {
      await press('Write a message');
      await see('Send message');
    },
  },
  'reply-empty': {
    title: 'Empty message',
    group: 'renter',
    shows: 'An error at the message; nothing is sent.',
    at: at(LOFTS),
    renter: knownRenter,
    expects: 'Enter a message.',
    play: async ({ press }) => {
      await press('Write a message');
      await press('Send message');
    },
  },
  'reply-sent': {
    title: 'Message sent',
    group: 'renter',
    shows: 'A confirmation and other homes to contact.',
    at: at(LOFTS),
    renter: knownRenter,
    expects: 'Your message was sent',
    play: async ({ press, type }) => {
      await press('Write a message');
      await type('Message', 'Is the porch shared?');
      await press('Send message');
    },
  },
} satisfies Record<string, Scenario>;
