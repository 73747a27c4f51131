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
    title: 'The page for partners',
    group: 'renter',
    shows: 'Brand, place and width to choose, the snippet, and whose pages may show it.',
    at: '/partners',
    expects: /Homes near campus on your own site.*\/widget\.js.*Find a home near campus.*Send inquiry/,
  },
  'partners-of-a-brand': {
    title: 'A widget of a brand, near a college',
    group: 'renter',
    shows: 'The snippet says what was chosen; the sites of that brand are named.',
    at: `/partners?brand=cr&${OSU}&size=narrow`,
    expects: /data-site="cr".*data-location-id="204796".*data-width="400".*https:\/\/\*\.ohio-colleges\.example/,
  },
  'partners-choosing': {
    title: 'Choosing a place for a widget',
    group: 'renter',
    shows: 'Places are offered while one types; the first one is taken with Enter.',
    at: '/partners',
    expects: /places? found/,
    play: async ({ type, see }) => {
      await type(/^Place/, 'ohio st');
      await see(/places? found/);
    },
  },
  'partners-unknown-place': {
    title: 'A widget of a place we do not know',
    group: 'renter',
    shows: 'The address names a college that is not there: it is said, and another can be chosen.',
    at: '/partners?location_id=999999',
    expects: "We couldn't find that place.",
  },
  'partners-asked': {
    title: 'A partner who asks to be added',
    group: 'renter',
    shows: 'The words are on their way to the operator, and where the answer goes.',
    at: '/partners',
    expects: 'Thank you. A person will read it and reply to ines@packard.example.',
    lacks: 'Send inquiry',
    play: (hands) => ask(hands),
  },
  'partners-refused': {
    title: 'A partner’s question, refused',
    group: 'renter',
    shows: 'What is missing or wrong, at its field and in a list above.',
    at: '/partners',
    covers: ['EnquiryResult.Invalid'],
    expects: /2 things to fix.*Enter a 10-digit phone number\..*Enter a message\./,
    play: (hands) => ask(hands, { Phone: '614555', 'About your site': '' }),
  },
} satisfies Record<string, Scenario>;
