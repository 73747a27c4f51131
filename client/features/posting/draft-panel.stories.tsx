import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { Meta } from '@storybook/react-vite';
import { beginPosting, draftPersistence } from './draft/posting-session.ts';
import { storedValues } from './draft/form-values.ts';
import { readDraft, writeDraft } from './draft/draft-cache.ts';
import { DraftPanel } from './draft-panel.tsx';
import { exampleDraft } from './example-draft.fixture.ts';

export default { component: DraftPanel } satisfies Meta<typeof DraftPanel>;

/** Of its own, so that no example finds what another has left. */
function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
function Kept({ real }: { real: boolean }) {
  const { cache } = useApolloClient();
  useEffect(() => {
    beginPosting(cache, true, { storage: memory(), tab: memory(), holds: () => real });
    const draft = readDraft(cache);
    if (draft) writeDraft(cache, { ...draft, ...storedValues(exampleDraft), id: 'local', draftId: draft.draftId });
    draftPersistence(cache)?.save();
  }, [cache, real]);
  return <DraftPanel />;
}

export const SavedWithPrice = { render: () => <Kept real /> };
export const BrowserStorageUnavailable = { render: () => <Kept real={false} /> };
