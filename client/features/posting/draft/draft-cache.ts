import type { ApolloCache } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { LocalDraftFragmentDoc } from '../../../shared/posting/draft.generated.ts';
import { withoutTypename } from '../../../graphql/without-typename.ts';
import type { StoredDraft } from './persistence/stored-draft.ts';

/** The one draft of this browser is `Draft:local` in Apollo's cache. */
export const draftFragment = {
  fragment: LocalDraftFragmentDoc,
  fragmentName: 'LocalDraft',
  from: { __typename: 'Draft', id: 'local' },
} as const;

/** What the cache holds: the draft, and whether it came out of storage. */
export type LocalDraft = StoredDraft & { restored: number };

/** The draft, or null before one was begun (on the server, and until the storage was looked into). */
export function readDraft(cache: ApolloCache): LocalDraft | null {
  return withoutTypename(cache.readFragment(draftFragment)) as LocalDraft | null;
}

const withTypename = (draft: LocalDraft) => ({
  ...draft,
  __typename: 'Draft' as const,
  contact: { ...draft.contact, __typename: 'DraftContact' },
  location: {
    ...draft.location,
    __typename: 'DraftLocation',
    coordinates: draft.location.coordinates && { ...draft.location.coordinates, __typename: 'Coordinates' },
  },
  floorplans: draft.floorplans.map((row) => ({ ...row, __typename: 'DraftFloorplan' })),
  images: draft.images.map((image) => ({ ...image, caption: image.caption ?? null, __typename: 'Image' })),
});

export function writeDraft(cache: ApolloCache, draft: LocalDraft): void {
  cache.writeFragment({ ...draftFragment, overwrite: true, data: withTypename(draft) });
}

/** The draft as it is now; null before one was begun. */
export function useDraft(): LocalDraft | null {
  const { cache } = useApolloClient();
  const { complete } = useFragment(draftFragment);
  return complete ? readDraft(cache) : null;
}
