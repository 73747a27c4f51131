/** The frames that `npm test` checks: one of each type of screen, and the parts that most others consist of. */
export const sampledFrames: readonly string[] = [
  'scenario/home-page',
  'scenario/matches',
  'scenario/home-of-a-listing',
  'scenario/section-floorplans-many',
  'scenario/payment-ready',
  'scenario/edit-stale',
  'scenario/dashboard-full',
  'scenario/widget-matches',
  'components/button',
  'forms/fields/field',
  'features/account/login/login-dialog/dialog',
  'shared/listing-card/listing-card',
];
