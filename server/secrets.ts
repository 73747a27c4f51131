/** The secrets of this installation: the first signs, all verify, so that one can be replaced while servers run. */
export type Secrets = string | readonly [string, ...string[]];

/** Returns the secrets as a list, the signing one first. */
export const secretList = (secrets: Secrets): readonly [string, ...string[]] =>
  typeof secrets === 'string' ? [secrets] : secrets;
