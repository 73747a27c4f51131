import { useApolloClient } from '@apollo/client/react';
import { equal } from '@wry/equality';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { rememberAccount } from './account-memory.ts';
import { draftPlace, readDraft, writeDraft } from './draft-store.ts';
import { storedPart, type PostingValues } from './posting-values.ts';
import type { StoredDraft } from './stored-draft.ts';

type Part = keyof StoredDraft;

/**
 * Two-way: what is written in the form goes to the draft in the cache (and from there to the storage), and what another
 * tab or device wrote comes into the form. The cache has every key that was typed here by then, and merging has decided
 * (merge-drafts.ts).
 */
export function DraftSync() {
  const { cache } = useApolloClient();
  const form = useForm<PostingValues>();
  useEffect(() => {
    const fromForm = form.subscribe(
      ({ values }) => {
        rememberAccount(cache, values);
        const now = readDraft(cache);
        const next = storedPart(values);
        if (now && !equal({ ...now, ...next }, now)) writeDraft(cache, { ...now, ...next });
      },
      { values: true },
    );
    const fromElsewhere = cache.watchFragment(draftPlace).subscribe(() => {
      const draft = readDraft(cache);
      if (!draft) return;
      const { values } = form.getState();
      const { restored: _, ...theirs } = draft;
      const changed = (Object.keys(theirs) as Part[]).filter((part) => !equal(theirs[part], values[part]));
      if (changed.length > 0) form.batch(() => changed.forEach((part) => form.change(part, theirs[part])));
    });
    return () => {
      fromForm();
      fromElsewhere.unsubscribe();
    };
  }, [cache, form]);
  return null;
}
