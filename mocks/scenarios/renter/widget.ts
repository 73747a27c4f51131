import { OSU } from '../setup/arrange.ts';
import type { PageDriver } from '../setup/page-driver.ts';
import type { Scenario } from '../setup/scenario.ts';

const asked = `${OSU}&bedrooms=2&bathrooms=1&budget=1200`;

async function fillRequest({ press, see, type }: PageDriver): Promise<void> {
  await press(/^Contact landlord/);
  await see('Send request');
  await type('First name', 'Ana');
  await type('Last name', 'Reyes');
  await type('Phone', '6145550123');
  await type('Email', 'ana@student.example');
}

/** The widget's frame alone, as a partner's page embeds it. */
export const renterWidget = {
  'widget-begins': {
    title: 'Widget: choose a place',
    group: 'renter',
    shows: 'Without a place the frame begins with the search box; no header, no footer of the site.',
    at: '/embed',
    expects: 'Find a home near campus',
    lacks: 'Log in',
  },
  'widget-questions': {
    title: 'Widget: the questions',
    group: 'renter',
    shows: 'The questionnaire of the college that the page around names.',
    at: `/embed?${OSU}`,
    expects: /What are you looking for\?.*Ohio State University/,
    lacks: 'List your property',
  },
  'widget-questions-of-a-partner': {
    title: 'Widget: the questions, of a partner',
    group: 'renter',
    shows: 'The brand’s colours and words, and whose homes these are below.',
    at: `/embed?${OSU}`,
    brand: 'cr',
    expects: /Match Me With Properties.*CR Housing/,
  },
  'widget-place-chosen': {
    title: 'Widget: a place, chosen',
    group: 'renter',
    shows: 'A place leads to its questions at once: the frame has no pages of places.',
    at: '/embed/search?q=ohio+state',
    expects: 'How many bedrooms?',
    play: ({ press }) => press(/^Ohio State University/),
  },
  'widget-matches': {
    title: 'Widget: homes that fit',
    group: 'renter',
    shows: 'The homes without a map; a home opens on the site.',
    at: `/embed/matches?${asked}`,
    brand: 'csa',
    expects: /homes? fits? near .*Ohio State University/,
  },
  'widget-no-matches': {
    title: 'Widget: no home fits',
    group: 'renter',
    shows: 'Small changes that help most, and the closest homes.',
    at: `/embed/matches?${OSU}&bedrooms=3&bathrooms=2&budget=1300`,
    brand: 'liveherehousing',
    expects: /No exact matches.*Closest matches/,
  },
  'widget-end-of-matches': {
    title: 'Widget: the end of the matches',
    group: 'renter',
    shows: 'A page after the last one leads here.',
    at: `/embed/matches?${OSU}&page=99`,
    expects: "You've seen all your matches",
  },
  'widget-request': {
    title: 'Widget: a request',
    group: 'renter',
    shows: 'Who asks is asked in the dialog, which stands in what is seen of the frame.',
    at: `/embed/matches?${asked}`,
    brand: 'cr',
    expects: 'Send request',
    play: fillRequest,
  },
  'widget-request-sent': {
    title: 'Widget: a request, sent',
    group: 'renter',
    shows: 'What happens next, and other homes to ask.',
    at: `/embed/matches?${asked}`,
    brand: 'cr',
    expects: /Congratulations, your request was sent/,
    play: async (hands) => {
      await fillRequest(hands);
      await hands.press('Send request');
    },
  },
  'widget-saved': {
    title: 'Widget: a home, saved',
    group: 'renter',
    shows: 'What is saved in a frame is known to the frame alone: one link takes it along to the site.',
    at: `/embed/matches?${asked}`,
    expects: 'Your shortlist: 1',
    play: ({ press }) => press(/^Save /),
  },
} satisfies Record<string, Scenario>;
