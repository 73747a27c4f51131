/** A rule over a view of a text; a space in `pattern` stands for any separator. */
export interface TextRule {
  id: string;
  /** What is wrong, as the end of the sentence that begins with the words found. */
  reason: string;
  /** A lawful wording, or what to do instead. */
  suggestion: string;
  pattern: string;
}

/** Returns the pattern of any of these patterns. */
export const oneOf = (...words: string[]): string => `(?:${words.join('|')})`;

/** Returns the patterns of a list in text form: each ends at a comma with a space or a line break after it. */
export const listed = (text: string): string[] => text.trim().split(/,\s+/);

/** Returns the pattern of any pattern of a list in text form. */
export const oneIn = (text: string): string => oneOf(...listed(text));

/** Returns a rule with several patterns. */
export const textRule = (id: string, reason: string, suggestion: string, patterns: string[]): TextRule => ({
  id,
  reason,
  suggestion,
  pattern: oneOf(...patterns),
});
