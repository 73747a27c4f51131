/** The scenarios whose screenshots are stored: the main screens. */
const mainScreens = new Set(
  [
    'home-page college-page city-page state-page questionnaire-filled matches matches-on-a-map no-matches',
    'home-of-a-listing request-dialog congratulations shortlist compare not-found login account posting-type',
    'section-floorplans-many section-images-some payment-ready dashboard-full edit-screen import-checked partners',
    'console-record widget-matches',
  ]
    .join(' ')
    .split(' '),
);

/** Returns whether a frame is one of the main screens. */
export const isMainScreen = (id: string): boolean => id.startsWith('scenario/') && mainScreens.has(id.slice(9));

/** Returns whether a frame shows a component that several features use; those of one feature are on its screens. */
export const isSharedComponent = (id: string): boolean => /^(?!scenario\/|features\/)/.test(id);

/** The frames that `npm test` checks: one of each type of screen, and the parts that most others consist of. */
export const sampledFrames: readonly string[] = [
  'scenario/home-page',
  'scenario/matches',
  'scenario/home-of-a-listing',
  'scenario/section-floorplans-many',
  'scenario/payment-ready',
  'scenario/edit-screen',
  'scenario/dashboard-full',
  'scenario/widget-matches',
  'components/button',
  'forms/fields/field',
  'features/account/login/login-dialog/dialog',
  'shared/listing-card/listing-card',
];
