import { featureOptions } from '../options/features.ts';

/** What a feature is called in descriptions, by its id. */
const featureWords: Readonly<Record<(typeof featureOptions)[number]['id'], RegExp>> = {
  0: /\b(laundry|washers?|dryers?|w\/d)\b/i,
  1: /\b(air[- ]?condition\w*|central air|a\/c)\b/i,
  2: /\b(parking|garage|carport|driveway)\b/i,
  3: /\b(patio|balcony|balconies|deck|porch)\b/i,
  4: /\bpool\b/i,
  5: /\b(gym|fitness)\b/i,
};
const petWords = /\b(pets?|dogs?|cats?)\b/i;

/** Returns the features that a description mentions, by id; whether it offers or denies them is for its reader. */
export const mentionedFeatures = (description: string): number[] =>
  featureOptions.flatMap(({ id }) => (featureWords[id].test(description) ? [id] : []));

/** Returns whether a description mentions pets. */
export const mentionsPets = (description: string): boolean => petWords.test(description);
