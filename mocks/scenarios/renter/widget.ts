import { OSU } from '../setup/arrange.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { press, see, type Step } from '../setup/steps.ts';
import { fillPerson } from './contact-request.ts';

const query = `${OSU}&bedrooms=2&bathrooms=1&budget=1200`;

const fillRequest: Step = [press(/^Contact landlord/), see('Send request'), fillPerson()];

/** The widget's frame alone, as a partner's page embeds it. */
export const renterWidget = scenariosWith({ group: 'renter', at: `/embed/matches?${query}` })({
  'widget-begins': {
    title: 'Widget: choose a place',
    shows: 'Without a place, the frame starts with the search box and has no site header or footer.',
    at: '/embed',
    expects: 'Find a home near campus',
    lacks: 'Log in',
  },
  'widget-questions': {
    title: 'Widget: questionnaire',
    shows: 'The questionnaire of the college set by the embedding page.',
    at: `/embed?${OSU}`,
    expects: /What are you looking for\?.*Ohio State University/,
    lacks: 'List your property',
  },
  'widget-questions-of-a-partner': {
    title: 'Widget: questionnaire of a partner brand',
    shows: 'The brand’s colors and labels, with the provider in the footer.',
    at: `/embed?${OSU}`,
    brand: 'cr',
    expects: /Match Me With Properties.*CR Housing/,
  },
  'widget-place-chosen': {
    title: 'Widget: place chosen',
    shows: 'A place opens its questionnaire right away, because the frame has no place pages.',
    at: '/embed/search?q=ohio+state',
    expects: 'How many bedrooms?',
    play: press(/^Ohio State University/),
  },
  'widget-matches': {
    title: 'Widget: matches',
    shows: 'Matches without a map; a listing opens on the site.',
    brand: 'csa',
    expects: /homes? fits? near .*Ohio State University/,
  },
  'widget-no-matches': {
    title: 'Widget: no matches',
    shows: 'The most helpful small changes and the closest homes.',
    at: `/embed/matches?${OSU}&bedrooms=3&bathrooms=2&budget=1300`,
    brand: 'liveherehousing',
    expects: /No exact matches.*Closest matches/,
  },
  'widget-end-of-matches': {
    title: 'Widget: end of matches',
    shows: 'A page past the last one leads here.',
    at: `/embed/matches?${OSU}&page=99`,
    expects: "You've seen all your matches",
  },
  'widget-request': {
    title: 'Widget: contact dialog',
    shows: 'The dialog asks for the contact details in the visible part of the frame.',
    brand: 'cr',
    expects: 'Send request',
    play: fillRequest,
  },
  'widget-request-sent': {
    title: 'Widget: request sent',
    shows: 'The next steps and other homes to contact.',
    brand: 'cr',
    expects: /Congratulations, your request was sent/,
    play: [fillRequest, press('Send request')],
  },
  'widget-saved': {
    title: 'Widget: home saved',
    shows: 'Homes saved in the frame stay there; a link takes them to the site.',
    expects: 'Your shortlist: 1',
    play: press(/^Save /),
  },
});
