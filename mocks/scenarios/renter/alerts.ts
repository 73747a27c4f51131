import { STOP_TOKEN } from '../../data/seed.ts';
import { OSU } from '../setup/arrange.ts';
import type { PageDriver } from '../setup/page-driver.ts';
import { knownRenter } from './contact-request.ts';
import type { Scenario } from '../setup/scenario.ts';

const asked = `${OSU}&bedrooms=2&budget=1200`;
const matches = `/matches?${asked}`;
const link = `/unsubscribe/${STOP_TOKEN}`;

const OHIO_STATE = {
  type: 'college',
  id: '204796',
  name: 'Ohio State University',
  detail: 'Columbus, OH',
  url: '/college/ohio-state-university-main-campus',
} as const;

const tellMe = async ({ type, press }: PageDriver, email: string): Promise<void> => {
  await type('Email', email);
  await press('Email me new homes');
};

/** Email alerts for new listings, and unsubscribing. */
export const renterAlerts = {
  'alert-offered': {
    title: 'Email alerts',
    group: 'renter',
    shows: 'One field under the matches, filled in for who is known here, and what will come.',
    at: matches,
    renter: knownRenter,
    expects: /Email alerts.*as often as you choose.*How often/,
  },
  'alert-saved': {
    title: 'New homes will be mailed',
    group: 'renter',
    shows: 'That it is done, said in the place of the field; the same search says so again later.',
    at: matches,
    expects: /confirm the alert for homes near Ohio State University \(2 bedrooms, up to \$1,200 a month\)/,
    play: (hands) => tellMe(hands, 'ana@student.example'),
  },
  'alert-refused': {
    title: 'New homes to an address that cannot be',
    group: 'renter',
    shows: 'What is wrong with it, at its field.',
    at: matches,
    covers: ['SubscriberResult.Invalid'],
    expects: 'Enter an email address like name@example.com.',
    play: (hands) => tellMe(hands, 'ana at home'),
  },
  'alert-of-another-search': {
    title: 'Another search is mailed here',
    group: 'renter',
    shows: 'A place has one search that is mailed; changing it is said to be a change.',
    at: matches,
    renter: { ...knownRenter, alerts: [`${OSU}&bedrooms=3`] },
    expects: /You already have an alert for another search.*Replace alert/,
  },
  'alert-when-nothing-fits': {
    title: 'Nothing fits yet, hear of it by mail',
    group: 'renter',
    shows: 'A link above the closest homes leads to the offer below them.',
    at: `/matches/none?${OSU}&bedrooms=5&bathrooms=1&budget=500`,
    renter: knownRenter,
    expects: /get an email when something fits.*Email alerts/,
  },
  'alert-with-details': {
    title: 'Details saved, with new homes by mail',
    group: 'renter',
    shows: 'A choice beside the details that is not made beforehand, and what is kept for it.',
    at: '/your-info',
    brand: 'default',
    renter: { ...knownRenter, schoolInfo: OHIO_STATE },
    expects: 'Saved. Confirm the alert with the link we emailed you.',
    play: async ({ tick, press }) => {
      await tick(/Email me new homes near Ohio State University/);
      await press('Save');
    },
  },
  'alert-unconfirmed': {
    title: 'An alert to confirm',
    group: 'renter',
    shows: 'The link of the first email: one button begins the alert, nothing else does.',
    at: `/alert/${STOP_TOKEN}`,
    expects: /Confirm your alert.*Nothing is emailed to a•••@student\.example yet/,
    arrange: ({ db }) => {
      for (const row of db.subscribers) row.confirmedAt = null;
    },
  },
  'alert-changed': {
    title: 'An alert changed without an account',
    group: 'renter',
    shows: 'How often, and which homes, by the link in its emails.',
    at: `/alert/${STOP_TOKEN}`,
    expects: /Saved\. We email new homes .*dog.*on Mondays/,
    play: async ({ tick, press }) => {
      await tick('Weekly');
      await tick('Dog');
      await press('Save changes');
    },
  },
  'alert-change-refused': {
    title: 'An alert changed to what cannot be',
    group: 'renter',
    shows: 'What is wrong, and nothing of the rest is lost.',
    at: `/alert/${STOP_TOKEN}`,
    covers: ['AlertResult.Invalid'],
    expects: 'This must be a whole number of dollars.',
    play: async ({ type, press }) => {
      await type('Maximum monthly rent, in dollars', '9999999');
      await press('Save changes');
    },
  },
  unsubscribe: {
    title: 'The link of a mail',
    group: 'renter',
    shows: 'What is mailed, to an address that is mostly hidden, and one button; no login.',
    at: link,
    expects: /Unsubscribe\?.*a•••@student\.example/,
  },
  unsubscribed: {
    title: 'Mails stopped',
    group: 'renter',
    shows: 'It is done, and can be taken back.',
    at: link,
    expects: /You're unsubscribed.*Resubscribe/,
    play: ({ press }) => press('Unsubscribe'),
  },
  'unsubscribed-and-back': {
    title: 'Mails stopped and taken up again',
    group: 'renter',
    shows: 'As if nothing had been.',
    at: link,
    expects: 'Unsubscribe?',
    play: async ({ press }) => {
      await press('Unsubscribe');
      await press('Resubscribe');
    },
  },
  'unsubscribe-unknown': {
    title: 'The link of a mail, cut short',
    group: 'renter',
    shows: 'That it stops nothing, and which one does.',
    at: '/unsubscribe/example-of-a',
    expects: "This link doesn't work",
  },
} satisfies Record<string, Scenario>;
