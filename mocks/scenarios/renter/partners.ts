import { OSU } from '../setup/arrange.ts';
import { scenariosWith } from '../setup/scenario.ts';
import { fill, press, type Step } from '../setup/steps.ts';

const ines = {
  'First name': 'Ines',
  'Last name': 'Okafor',
  Email: 'ines@packard.example',
  Phone: '7345550142',
  'About your site': 'https://offcampus.packard.example, CSA Housing near Packard, some 4,000 students.',
};

const ask = (words: Partial<Record<keyof typeof ines, string>> = {}): Step => [
  Object.entries({ ...ines, ...words }).map(([label, text]) => fill(label, text)),
  press('Send inquiry'),
];

/** Pages for partner sites: the widget, its snippet, and how to become a partner. */
export const partners = scenariosWith({ group: 'renter', at: '/partners' })({
  partners: {
    title: 'Partner page',
    shows: 'The options for brand, place and width, the snippet, and the approved sites.',
    expects: /Homes near campus on your own site.*\/widget\.js.*Find a home near campus.*Send inquiry/,
  },
  'partners-of-a-brand': {
    title: 'Widget snippet for a brand and a college',
    shows: 'The snippet has the chosen options, and the brand’s approved sites are listed.',
    at: `/partners?brand=cr&${OSU}&size=narrow`,
    expects: /data-site="cr".*data-location-id="204796".*data-width="400".*https:\/\/\*\.ohio-colleges\.example/,
  },
  'partners-choosing': {
    title: 'Place for a widget',
    shows: 'Suggestions while typing; Enter takes the first one.',
    expects: /places? found/,
    play: fill(/^Place/, 'ohio st'),
  },
  'partners-unknown-place': {
    title: 'Widget snippet for an unknown place',
    shows: 'The URL has an unknown college; an error says so, and another can be chosen.',
    at: '/partners?location_id=999999',
    expects: "We couldn't find that place.",
  },
  'partners-asked': {
    title: 'Partner inquiry',
    shows: 'A confirmation that names the address for the reply.',
    expects: 'Thank you. A person will read it and reply to ines@packard.example.',
    lacks: 'Send inquiry',
    play: ask(),
  },
  'partners-refused': {
    title: 'Partner inquiry rejected',
    shows: 'An error at each field and a summary above.',
    covers: ['InquiryResult.Invalid'],
    expects: /2 things to fix.*Enter a 10-digit phone number\..*Enter a message\./,
    play: ask({ Phone: '614555', 'About your site': '' }),
  },
});
