import type { PageDriver } from '../setup/page-driver.ts';
import { OSU } from '../setup/arrange.ts';
import type { Scenario } from '../setup/scenario.ts';

const ines = {
  'First name': 'Ines',
  'Last name': 'Okafor',
  Email: 'ines@packard.example',
  Phone: '7345550142',
  'About your site': 'https://offcampus.packard.example, CSA Housing near Packard, some 4,000 students.',
};

async function ask({ type, press }: PageDriver, words: Partial<Record<keyof typeof ines, string>> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...ines, ...words })) await type(label, text);
  await press('Send inquiry');
}

/** Pages for partner sites: the widget, its snippet, and how to become a partner. */
export const partners = {
  partners: {
    title: 'Partner page',
    group: 'renter',
    shows: 'The options for brand, place and width, the snippet, and the approved sites.',
    at: '/partners',
    expects: /Homes near campus on your own site.*\/widget\.js.*Find a home near campus.*Send inquiry/,
  },
  'partners-of-a-brand': {
    title: 'Widget snippet for a brand and a college',
    group: 'renter',
    shows: 'The snippet has the chosen options, and the brand’s approved sites are listed.',
    at: `/partners?brand=cr&${OSU}&size=narrow`,
    expects: /data-site="cr".*data-location-id="204796".*data-width="400".*https:\/\/\*\.ohio-colleges\.example/,
  },
  'partners-choosing': {
    title: 'Place for a widget',
    group: 'renter',
    shows: 'Suggestions while typing; Enter takes the first one.',
    at: '/partners',
    expects: /places? found/,
    play: async ({ type, see }) => {
      await type(/^Place/, 'ohio st');
      await see(/places? found/);
    },
  },
  'partners-unknown-place': {
    title: 'Widget snippet for an unknown place',
    group: 'renter',
    shows: 'The URL has an unknown college; an error says so, and another can be chosen.',
    at: '/partners?location_id=999999',
    expects: "We couldn't find that place.",
  },
  'partners-asked': {
    title: 'Partner inquiry',
    group: 'renter',
    shows: 'A confirmation that names the address for the reply.',
    at: '/partners',
    expects: 'Thank you. A person will read it and reply to ines@packard.example.',
    lacks: 'Send inquiry',
    play: (hands) => ask(hands),
  },
  'partners-refused': {
    title: 'Partner inquiry rejected',
    group: 'renter',
    shows: 'An error at each field and a summary above.',
    at: '/partners',
    covers: ['EnquiryResult.Invalid'],
    expects: /2 things to fix.*Enter a 10-digit phone number\..*Enter a message\./,
    play: (hands) => ask(hands, { Phone: '614555', 'About your site': '' }),
  },
} satisfies Record<string, Scenario>;
