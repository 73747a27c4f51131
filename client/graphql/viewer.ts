import type { ApolloCache } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import { useViewerQuery, ViewerDocument, type ViewerQuery } from './viewer.generated.ts';

export type Viewer = NonNullable<ViewerQuery['me']>;

/** Set on <html> before the first paint from a readable cookie (client/app/hydration/early-events.ts); the server decides, this only hints. */
const SIGNED_IN_ATTRIBUTE = 'data-signed-in';
const listeners = new Set<() => void>();
const hasSignedInAttribute = () => document.documentElement.hasAttribute(SIGNED_IN_ATTRIBUTE);

function setSignedInAttribute(signedIn: boolean): void {
  document.documentElement.toggleAttribute(SIGNED_IN_ATTRIBUTE, signedIn);
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Who is logged in. `known` is false on the server and until the session has been asked; nobody without the hint is
 * asked at all.
 */
export function useViewer(): { viewer: Viewer | null; known: boolean } {
  const signedIn = useSyncExternalStore(subscribe, hasSignedInAttribute, () => undefined);
  const { data, loading } = useViewerQuery({ skip: !signedIn });
  if (signedIn === undefined || (signedIn && loading && !data)) return { viewer: null, known: false };
  return { viewer: (signedIn && data?.me) || null, known: true };
}

/** What is asked with a session: a test knows when a question is missing. */
const PERSONAL = /^(me$|my|own|lead|activity|draft|kind)/;
/** The objects that those answers are made of; the draft that is this browser's own is none of them. */
const PERSONAL_OBJECT = /^(Viewer|My\w+|AccountSession|Lead|Billing|Receipt|Call|Draft:(?!local$))/;

/** Drops what belongs to one person. The draft and the renter's notes are this browser's and stay. */
function dropViewerData(cache: ApolloCache): void {
  const snapshot = cache.extract(true) as Record<string, object>;
  for (const field of Object.keys(snapshot['ROOT_QUERY'] ?? {})) {
    const [fieldName = ''] = field.split('(');
    if (PERSONAL.test(fieldName)) cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
  for (const id of Object.keys(snapshot)) if (PERSONAL_OBJECT.test(id)) cache.evict({ id });
}

/**
 * A session began: what was another's is dropped, and the page knows its landlord without asking again. Whoever logs in
 * again where their session had ended keeps what they were looking at.
 */
export function signIn(cache: ApolloCache, viewer: Viewer): void {
  if (cache.readQuery({ query: ViewerDocument })?.me?.id !== viewer.id) dropViewerData(cache);
  const me = { ...viewer, __typename: 'Viewer' as const };
  cache.writeQuery({ query: ViewerDocument, data: { me } });
  setSignedInAttribute(true);
}

/** The session is over, or the server says that it never was. */
export function signOut(cache: ApolloCache): void {
  setSignedInAttribute(false);
  dropViewerData(cache);
}
