import type { ApolloCache } from '@apollo/client';

/** The account to be made. It lives in the form and in this page's memory alone, never in the draft (K16). */
export type AccountFields = Record<'email' | 'password' | 'password_confirmation', string>;

export const noAccount: AccountFields = { email: '', password: '', password_confirmation: '' };

const credentialsByCache = new WeakMap<ApolloCache, AccountFields>();

/** The password typed in step 2, for step 3 of the same page. It is in no storage: a reload asks for it again (K16). */
export const accountCredentials = (cache: ApolloCache): AccountFields => credentialsByCache.get(cache) ?? noAccount;

export function rememberAccountCredentials(cache: ApolloCache, account: AccountFields): void {
  const { email, password, password_confirmation } = account;
  credentialsByCache.set(cache, { email, password, password_confirmation });
}

/** Forgets it and returns how to have it back. */
export function forgetAccountCredentials(cache: ApolloCache): () => void {
  const forgotten = accountCredentials(cache);
  credentialsByCache.delete(cache);
  return () => rememberAccountCredentials(cache, forgotten);
}
