/** What a feature is called in descriptions, by feature id. */
const featureWords: readonly RegExp[] = [
  /\b(laundry|washers?|dryers?|w\/d)\b/i,
  /\b(air[- ]?condition\w*|central air|a\/c)\b/i,
  /\b(parking|garage|carport|driveway)\b/i,
  /\b(patio|balcony|balconies|deck|porch)\b/i,
  /\bpool\b/i,
  /\b(gym|fitness)\b/i,
];
const petWords = /\b(pets?|dogs?|cats?)\b/i;

/** Returns the features that a description mentions, by id; whether it offers or denies them is for its reader. */
export const mentionedFeatures = (description: string): number[] =>
  featureWords.flatMap((words, id) => (words.test(description) ? [id] : []));

/** Returns whether a description mentions pets. */
export const mentionsPets = (description: string): boolean => petWords.test(description);
