import type { ApolloCache } from '@apollo/client';
import { noAccount, type AccountFields } from './posting-values.ts';

const memory = new WeakMap<ApolloCache, AccountFields>();

/** The password typed in step 2, for step 3 of the same page. It is in no storage: a reload asks for it again (K16). */
export const accountOf = (cache: ApolloCache): AccountFields => memory.get(cache) ?? noAccount;

export function rememberAccount(cache: ApolloCache, { email, password, password_confirmation }: AccountFields): void {
  memory.set(cache, { email, password, password_confirmation });
}

export function forgetAccount(cache: ApolloCache): void {
  memory.delete(cache);
}
