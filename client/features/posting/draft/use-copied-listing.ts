import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { paths } from '../../../app/paths.ts';
import { useLocation } from '../../../app/router/router.tsx';
import { usePreloadedNavigate } from '../../../app/router/use-preloaded-navigate.ts';
import { notify } from '../../../components/notices/notice-store.ts';
import { toListingVersion } from '../edit/edit-values.ts';
import { ListingToEditDocument } from '../edit/edit-listing.generated.ts';
import type { PostingState } from '../use-posting.ts';
import { writeDraft } from './draft-cache.ts';
import { storedValues } from './form-values.ts';

/**
 * Begins the draft as a copy of the own listing that the address names, and opens its sections. The copy is a draft of
 * its own: the listing stays as it is.
 */
export function useCopiedListing(posting: PostingState | null): void {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const { search } = useLocation();
  const slug = useRef(new URLSearchParams(search).get('copy'));
  const draft = posting?.draft;
  const isLoggedIn = posting !== null && posting.viewer !== null;
  useEffect(() => {
    const copied = slug.current;
    if (copied === null || !draft || !isLoggedIn) return;
    slug.current = null;
    client
      .query({ query: ListingToEditDocument, variables: { slug: copied }, fetchPolicy: 'network-only' })
      .then(({ data }) => {
        if (!data?.myListing) throw new Error('There is no such listing.');
        const { id: _1, draftId: _2, name, ...values } = storedValues(toListingVersion(data.myListing).values);
        writeDraft(client.cache, { ...draft, ...values, name: `Copy of ${name}` });
        notify(`This is a copy of ${name}. Change what is different.`, { tone: 'good' });
        return go(paths.post(2));
      })
      .catch(() => notify("The listing couldn't be copied. Try again from your listings.", { tone: 'bad' }));
  }, [client, draft, go, isLoggedIn]);
}
