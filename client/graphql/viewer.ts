import type { ApolloCache } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import type { Logged } from '../../domain/account/logged.ts';
import { createListeners } from '../components/hooks/create-listeners.ts';
import { useViewerQuery, ViewerDocument, type ViewerQuery } from './viewer.generated.ts';

export type Viewer = NonNullable<ViewerQuery['me']>;

/** Set on <html> before the first paint from a readable cookie (early-events.ts); only a hint, the server decides. */
const SIGNED_IN_ATTRIBUTE = 'data-signed-in';
const listeners = createListeners();
const hasSignedInAttribute = () => document.documentElement.hasAttribute(SIGNED_IN_ATTRIBUTE);

function setSignedInAttribute(signedIn: boolean): void {
  document.documentElement.toggleAttribute(SIGNED_IN_ATTRIBUTE, signedIn);
  listeners.emit();
}

/** Returns the landlord and the flag `logged` [§3]. `known` is false on the server and until the session is loaded. */
export function useViewer(): { viewer: Viewer | null; logged: Logged; known: boolean } {
  const signedIn = useSyncExternalStore(listeners.subscribe, hasSignedInAttribute, () => undefined);
  const { data, loading } = useViewerQuery({ skip: !signedIn });
  if (signedIn === undefined || (signedIn && loading && !data)) return { viewer: null, logged: 0, known: false };
  const viewer = (signedIn && data?.me) || null;
  return { viewer, logged: viewer ? 1 : 0, known: true };
}

/** Fields that need a session; a test fails when one is missing. */
const PERSONAL = /^(me$|my|own|lead|activity|draft|propertyTypeQuote|listingImport)/;
/** The types of those responses; the browser's own local draft is not one of them. */
const PERSONAL_OBJECT = /^(Viewer|My\w+|AccountSession|Lead|Billing|Receipt|Call|ListingImport|Draft:(?!local$))/;

/** Drops the data of one account. The draft and the renter's data belong to this browser and stay. */
function dropViewerData(cache: ApolloCache): void {
  const snapshot = cache.extract(true) as Record<string, object>;
  for (const field of Object.keys(snapshot['ROOT_QUERY'] ?? {})) {
    const [fieldName = ''] = field.split('(');
    if (PERSONAL.test(fieldName)) cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  for (const id of Object.keys(snapshot)) if (PERSONAL_OBJECT.test(id)) cache.evict({ id });
}

/** Starts a session without a request. Drops another account's data; the same landlord's stays after an expiry. */
export function signIn(cache: ApolloCache, viewer: Viewer): void {
  if (cache.readQuery({ query: ViewerDocument })?.me?.id !== viewer.id) dropViewerData(cache);
  const me = { ...viewer, __typename: 'Viewer' as const };
  cache.writeQuery({ query: ViewerDocument, data: { me } });
  setSignedInAttribute(true);
}

/** Ends the session, or clears it when the server reports that there is none. */
export function signOut(cache: ApolloCache): void {
  setSignedInAttribute(false);
  dropViewerData(cache);
}
