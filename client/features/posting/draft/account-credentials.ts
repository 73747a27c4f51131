import type { ApolloCache } from '@apollo/client';
import { noAccount, type AccountFields } from './form-values.ts';

const credentialsByCache = new WeakMap<ApolloCache, AccountFields>();

/** The password typed in step 2, for step 3 of the same page. It is in no storage: a reload asks for it again (K16). */
export const accountCredentials = (cache: ApolloCache): AccountFields => credentialsByCache.get(cache) ?? noAccount;

export function rememberAccountCredentials(
  cache: ApolloCache,
  { email, password, password_confirmation }: AccountFields,
): void {
  credentialsByCache.set(cache, { email, password, password_confirmation });
}

export function forgetAccountCredentials(cache: ApolloCache): void {
  credentialsByCache.delete(cache);
}
