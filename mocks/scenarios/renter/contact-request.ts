import { HOUSE_MONTHLY_LEADS, MAILBOX_LEADS_AN_HOUR } from '../../../domain/limits.ts';
import { REMOVED } from '../../../domain/options/listing-status.ts';
import type { LeadRow } from '../../world/db.ts';
import type { World } from '../../world/world.ts';
import { findListing, LOFTS, pageOf, required, seededListingNamed } from '../setup/arrange.ts';
import { scenariosWith, type RenterMemory } from '../setup/scenario.ts';
import { fill, press, see, type Step } from '../setup/steps.ts';

const HOUSE = 'Chittenden House';

const ana = { firstName: 'Ana', lastName: 'Reyes', phone: '6145550123', email: 'ana@student.example' };

/** A renter who has already answered the questions and entered contact details. */
export const knownRenter = {
  answered: true,
  questionnaire: { bedrooms: 2, bathrooms: 1, budgets: 1200 },
  contact: { ...ana, phone: '(614) 555-0123' },
} satisfies RenterMemory;

const openRequest: Step = [press('Contact landlord'), see('Send request')];

export const fillPerson = ({ firstName, lastName, phone, email } = ana): Step => [
  fill('First name', firstName),
  fill('Last name', lastName),
  fill('Phone', phone),
  fill('Email', email),
];

const fillRequest = (person = ana): Step => [openRequest, fillPerson(person)];

const sendKnown: Step = [openRequest, press('Send request')];

/** Fills in the first request, on the brand that has screens for it, up to its last step. */
const reachMoveIn = (person = ana): Step => [
  press('Contact landlord'),
  fillPerson(person),
  press('Continue →'),
  see('The last step before your request'),
];

function addLead(world: World, name: string, change: Partial<LeadRow> = {}): void {
  const { id: listingId } = findListing(world, name);
  const { leads, lastId } = world.db;
  const sample = required(
    leads.find((lead) => lead.listingId === listingId),
    `lead of ${name}`,
  );
  const now = world.now().toISOString();
  leads.push({ ...sample, id: ++lastId.lead, createdAt: now, deliveredAt: now, ...change });
  world.changed();
}

/** Fills the house's limit of ten for the month while the renter still writes. */
function fillMonth(world: World): void {
  const { id } = findListing(world, HOUSE);
  const had = world.db.leads.filter(({ listingId }) => listingId === id).length;
  for (let count = had; count < HOUSE_MONTHLY_LEADS; count++) addLead(world, HOUSE);
}

const fromAna = { ...ana, type: 'request', spamAt: null } as const;

/** Stores an empty request that the known renter sent a moment ago. */
const sentBefore: Step = (_, world) => addLead(world, LOFTS, { ...fromAna, message: '' });

/** Stores as many messages as a mailbox may send to a listing in an hour. */
const sentOften: Step = (_, world) => {
  for (let count = 0; count < MAILBOX_LEADS_AN_HOUR; count++)
    addLead(world, LOFTS, { ...fromAna, message: `${count}` });
};

/** Contact requests for a listing [§8]. */
export const renterRequest = scenariosWith({ group: 'renter', at: pageOf(LOFTS) })({
  'request-dialog': {
    title: 'Contact dialog',
    shows: 'The stored contact details, which can be changed, and the answers to include.',
    renter: knownRenter,
    expects: /From Ana Reyes.*We include what you're looking for/,
    play: openRequest,
  },
  'request-changed-details': {
    title: 'Contact dialog with other details',
    shows: 'The stored details in editable fields.',
    renter: knownRenter,
    expects: /First name.*The landlord will reply here/,
    play: [openRequest, press('Change your details')],
  },
  'request-of-a-partner': {
    title: 'Contact dialog on a partner’s site',
    shows: 'The dialog asks for the contact details.',
    brand: 'cr',
    expects: /First name.*Send request/,
    play: openRequest,
  },
  'request-empty': {
    title: 'Request with empty fields',
    shows: 'An error at each field and a summary that links to them.',
    brand: 'csa',
    expects: /4 things to fix.*Enter your first name\./,
    play: sendKnown,
  },
  'request-refused': {
    title: 'Request rejected by the server',
    shows: 'An error at the email field.',
    brand: 'liveherehousing',
    covers: ['LeadResult.Invalid'],
    expects: 'Enter an email address like name@example.com.',
    play: [fillRequest({ ...ana, email: 'ana@student.e' }), press('Send request')],
  },
  'request-too-late': {
    title: 'Request for a removed listing',
    shows: 'The listing was removed in the meantime; a link leads to others.',
    renter: knownRenter,
    expects: /This home is no longer available\. See other homes/,
    play: [openRequest, (_, world) => void (findListing(world, LOFTS).status = REMOVED), press('Send request')],
  },
  'request-sent': {
    title: 'Request sent',
    shows: 'Congratulations, the next steps, and other homes to contact.',
    renter: knownRenter,
    expects: /Congratulations, your request was sent.*Contact one or two more/,
    play: sendKnown,
  },
  'request-waits': {
    title: 'Request on hold',
    shows: 'The house reached its limit in the meantime; the request is saved, and other homes are suggested.',
    at: pageOf(HOUSE),
    renter: knownRenter,
    expects: /Your request is saved.*Available homes in the meantime/,
    play: [openRequest, (_, world) => fillMonth(world), press('Send request')],
  },
  'request-again': {
    title: 'Listing contacted before',
    shows: 'The date of the request; another one is possible.',
    renter: {
      ...knownRenter,
      requests: [String(seededListingNamed(LOFTS).id)],
      requestDays: [{ id: String(seededListingNamed(LOFTS).id), day: '2026-09-12' }],
    },
    expects: 'Requested Sep 12',
  },
  'request-repeated': {
    title: 'Same request twice',
    shows: 'An identical request within a minute is not sent again, and the page says so.',
    renter: { ...knownRenter, requests: [String(seededListingNamed(LOFTS).id)] },
    expects: /You already sent this request.*send it again/,
    play: [openRequest, sentBefore, press('Send request')],
  },
  'request-follow-up': {
    title: 'Follow-up request',
    shows: 'A different message is sent as a follow-up.',
    renter: { ...knownRenter, requests: [String(seededListingNamed(LOFTS).id)] },
    expects: /Your follow-up was sent.*has all of your messages/,
    play: [openRequest, sentBefore, fill(/^Message/, 'Is parking included?'), press('Send request')],
  },
  'request-limited': {
    title: 'Too many messages to one home',
    shows: 'The limit and its end; the text stays.',
    renter: knownRenter,
    expects: "You've sent this landlord 5 messages within an hour. Nothing was lost. Try again in 60 minutes.",
    play: [openRequest, sentOften, fill(/^Message/, 'Is parking included?'), press('Send request')],
  },
  'request-corrected': {
    title: 'Email address corrected after sending',
    shows: 'The landlord gets the right address, and the page names it.',
    renter: knownRenter,
    expects: /Your email address is corrected.*has your new address, ana@college\.example/,
    play: [
      sendKnown,
      press('Correct your email address'),
      fill('Your email', 'ana@college.example'),
      press('Tell the landlord'),
    ],
  },
  'first-request': {
    title: 'First request: contact details',
    shows: 'A separate page asks once, and names the home.',
    brand: 'default',
    expects: /Your information.*Where should the landlord of High Street Lofts reply\?/,
    play: press('Contact landlord'),
  },
  'first-request-empty': {
    title: 'First request with empty fields',
    shows: 'An error at each field before the next step.',
    brand: 'default',
    expects: /4 things to fix.*Enter your first name\./,
    play: [press('Contact landlord'), press('Continue →')],
  },
  'first-request-move-in': {
    title: 'First request: move-in details',
    shows: 'Pets, features and the date once more; then the request is sent.',
    brand: 'default',
    expects: /Your move-in details.*From Ana Reyes.*Send request/,
    play: reachMoveIn(),
  },
  'first-request-refused': {
    title: 'First request rejected',
    shows: 'The contact details again, with the server’s error at the email.',
    brand: 'default',
    covers: ['LeadResult.Invalid'],
    expects: /Your information.*One thing to fix.*Enter an email address like name@example\.com\./,
    play: [reachMoveIn({ ...ana, email: 'ana@student.e' }), press('Send request')],
  },
  'first-request-sent': {
    title: 'First request sent',
    shows: 'Congratulations, and a link to the saved details.',
    brand: 'default',
    expects: /Congratulations, your request was sent.*Your information/,
    play: [reachMoveIn(), press('Send request')],
  },
  'reply-dialog': {
    title: 'Message dialog',
    shows: 'A message field and the contact details.',
    renter: knownRenter,
    expects: /Message the landlord of High Street Lofts.*Send message/,
    play: press('Write a message'),
  },
  'reply-empty': {
    title: 'Empty message',
    shows: 'An error at the message; nothing is sent.',
    renter: knownRenter,
    expects: 'Enter a message.',
    play: [press('Write a message'), press('Send message')],
  },
  'reply-sent': {
    title: 'Message sent',
    shows: 'A confirmation and other homes to contact.',
    renter: knownRenter,
    expects: 'Your message was sent',
    play: [press('Write a message'), fill('Message', 'Is the porch shared?'), press('Send message')],
  },
});
