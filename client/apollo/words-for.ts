import { CombinedGraphQLErrors } from '@apollo/client';
import { UNREACHABLE } from '../form/use-action.ts';

/** What to say of an exception: the server's own words where it told us to wait, else that it was not reached (K53). */
export function wordsFor(error: unknown): string {
  if (!CombinedGraphQLErrors.is(error)) return UNREACHABLE;
  const tooMany = error.errors.find(({ extensions }) => extensions?.['code'] === 'TOO_MANY_REQUESTS');
  return tooMany?.message ?? UNREACHABLE;
}
