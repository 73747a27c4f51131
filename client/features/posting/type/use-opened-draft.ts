import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { paths } from '../../../app/paths.ts';
import { useLocation } from '../../../app/router/router.tsx';
import { usePreloadedNavigate } from '../../../app/router/use-preloaded-navigate.ts';
import { notify } from '../../../components/notices/notice-store.ts';
import type { PostingState } from '../use-posting.ts';
import { fetchDraft } from '../draft/persistence/account-drafts.ts';
import { newEntry } from '../draft/persistence/stored-draft.ts';
import { postingSession, resumeDraft } from '../draft/posting-session.ts';

/** Goes on with the account's draft that the address names, and opens its sections. */
export function useOpenedDraft(posting: PostingState | null): void {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const { search } = useLocation();
  const asked = useRef(new URLSearchParams(search).get('draft'));
  const landlord = posting?.viewer?.id;
  useEffect(() => {
    const id = asked.current;
    if (id === null || landlord === undefined) return;
    asked.current = null;
    fetchDraft(client, id)
      .then((found) => {
        if (!found) throw new Error('There is no such draft.');
        const { draft, version, savedAt } = found;
        // Who chose this draft is not asked about another one.
        postingSession(client.cache)?.prompted.add(landlord);
        resumeDraft(client.cache, { ...newEntry(draft, savedAt), account: { landlord, version, draft } });
        return draft.type === null ? undefined : go(paths.post(2));
      })
      .catch(() => notify("The draft couldn't be opened. Try again from your listings.", { tone: 'bad' }));
  }, [client, go, landlord]);
}
