import { STOP_TOKEN } from '../../data/seed.ts';
import { OSU } from '../setup/arrange.ts';
import { knownRenter } from './contact-request.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { fill, press, tick, type Step } from '../setup/steps.ts';

const query = `${OSU}&bedrooms=2&budget=1200`;
const matches = `/matches?${query}`;
const link = `/unsubscribe/${STOP_TOKEN}`;

const OHIO_STATE = {
  type: 'college',
  id: '204796',
  name: 'Ohio State University',
  detail: 'Columbus, OH',
  url: '/college/ohio-state-university-main-campus',
} as const;

const tellMe = (email: string): Step => [fill('Email', email), press('Email me new homes')];

/** Email alerts for new listings, and unsubscribing. */
export const renterAlerts = scenariosWith({ group: 'renter', at: matches })({
  'alert-offered': {
    title: 'Email alerts',
    shows: 'The form below the matches, with the email filled in and a note on what will be sent.',
    renter: knownRenter,
    expects: /Email alerts.*as often as you choose.*How often/,
  },
  'alert-saved': {
    title: 'Alert requested',
    shows: 'A confirmation in place of the form, also when the same search is repeated.',
    expects: /confirm the alert for homes near Ohio State University \(2 bedrooms, up to \$1,200 a month\)/,
    play: tellMe('ana@student.example'),
  },
  'alert-refused': {
    title: 'Alert with an invalid email',
    shows: 'An error at the field.',
    covers: ['SubscriberResult.Invalid'],
    expects: 'Enter an email address like name@example.com.',
    play: tellMe('ana at home'),
  },
  'alert-of-another-search': {
    title: 'Alert for another search',
    shows: 'A place has one alert per address; a new search asks to replace it.',
    renter: { ...knownRenter, alerts: [`${OSU}&bedrooms=3`] },
    expects: /You already have an alert for another search.*Replace alert/,
  },
  'alert-when-nothing-fits': {
    title: 'Alert when nothing fits',
    shows: 'A link above the closest homes leads to the alert form below them.',
    at: `/matches/none?${OSU}&bedrooms=5&bathrooms=1&budget=500`,
    renter: knownRenter,
    expects: /get an email when something fits.*Email alerts/,
  },
  'alert-with-details': {
    title: 'Details saved with an alert',
    shows: 'A checkbox next to the details, cleared by default, and what is stored for it.',
    at: '/your-info',
    brand: 'default',
    renter: { ...knownRenter, schoolInfo: OHIO_STATE },
    expects: 'Saved. If the alert is new, confirm it with the link we emailed you.',
    play: [tick(/Email me new homes near Ohio State University/), press('Save')],
  },
  'alert-unconfirmed': {
    title: 'Unconfirmed alert',
    shows: 'The link in the first email; only the button starts the alert.',
    at: `/alert/${STOP_TOKEN}`,
    expects: /Confirm your alert.*Nothing is emailed to a•••@student\.example yet/,
    arrange: ({ db }) => {
      for (const row of db.subscribers) row.confirmedAt = null;
    },
  },
  'alert-confirmed': {
    title: 'Confirmed alert',
    shows: 'The alert is on: what is emailed and how often, with links that change or stop it.',
    at: `/alert/${STOP_TOKEN}`,
    expects: /Your alert is on.*We email new homes near Ohio State.*Change it.*Unsubscribe/,
    arrange: ({ db }) => {
      for (const row of db.subscribers) row.confirmedAt = null;
    },
    play: press('Confirm your alert'),
  },
  'alert-changed': {
    title: 'Alert changed without an account',
    shows: 'The frequency and the search, changed with the link in its emails.',
    at: `/alert/${STOP_TOKEN}`,
    expects: /Saved\. We email new homes .*dog.*on Mondays/,
    play: [tick('Weekly'), tick('Dog'), press('Save changes')],
  },
  'alert-change-refused': {
    title: 'Invalid alert change',
    shows: 'An error at the field; the rest keeps its input.',
    at: `/alert/${STOP_TOKEN}`,
    covers: ['AlertResult.Invalid'],
    expects: 'This must be a whole number of dollars.',
    play: [fill('Maximum monthly rent, in dollars', '9999999'), press('Save changes')],
  },
  unsubscribe: {
    title: 'Unsubscribe link',
    shows: 'The alert, the masked address and an unsubscribe button; no login is needed.',
    at: link,
    expects: /Unsubscribe\?.*a•••@student\.example/,
  },
  unsubscribed: {
    title: 'Unsubscribed',
    shows: 'A confirmation that can be undone.',
    at: link,
    expects: /You're unsubscribed.*Resubscribe/,
    play: press('Unsubscribe'),
  },
  'unsubscribed-and-back': {
    title: 'Resubscribed',
    shows: 'The alert is active again.',
    at: link,
    expects: /Your alert is on.*We email new homes/,
    play: [press('Unsubscribe'), press('Resubscribe')],
  },
  'unsubscribe-unknown': {
    title: 'Incomplete unsubscribe link',
    shows: 'An explanation that the link does not work, and which one does.',
    at: '/unsubscribe/example-of-a',
    expects: "This link doesn't work",
  },
});
