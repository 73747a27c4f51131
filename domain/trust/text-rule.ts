/** What a text may not state, and how it can be stated instead. */
export interface TextRule {
  id: string;
  isFairHousing: boolean;
  /** What is wrong, as the end of the sentence that begins with the words found. */
  reason: string;
  /** A lawful wording, or what to do instead. */
  suggestion: string;
}

/** A rule over the words of a text; the patterns are those of `wordMatcher`. */
export interface WordRule extends TextRule {
  patterns: readonly string[];
}
