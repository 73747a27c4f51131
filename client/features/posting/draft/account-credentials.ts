import type { ApolloCache } from '@apollo/client';
import type { LocalDraft } from './draft-cache.ts';
import { noAccount, toFormValues, type AccountFields } from './form-values.ts';

const credentialsByCache = new WeakMap<ApolloCache, AccountFields>();

/** The password typed in step 2, for step 3 of the same page. It is in no storage: a reload asks for it again (K16). */
export const accountCredentials = (cache: ApolloCache): AccountFields => credentialsByCache.get(cache) ?? noAccount;

/** Returns what the form holds of this draft, with the password typed in this page. */
export const draftFormValues = (cache: ApolloCache, draft: LocalDraft) =>
  toFormValues(draft, accountCredentials(cache));

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
