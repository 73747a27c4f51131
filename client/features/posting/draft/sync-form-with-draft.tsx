import { useApolloClient } from '@apollo/client/react';
import { equal } from '@wry/equality';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { rememberAccountCredentials } from './account-credentials.ts';
import { draftFragment, readDraft, writeDraft } from './draft-cache.ts';
import { storedValues, type PostingValues } from './form-values.ts';
import type { StoredDraft } from './persistence/stored-draft.ts';

type SyncedField = keyof StoredDraft;

/**
 * Two-way: what is written in the form goes to the draft in the cache (and from there to the storage), and what another
 * tab or device wrote comes into the form. The cache has every key that was typed here by then, and merging has decided
 * (merge-drafts.ts).
 */
export function SyncFormWithDraft() {
  const { cache } = useApolloClient();
  const form = useForm<PostingValues>();
  useEffect(() => {
    const fromForm = form.subscribe(
      ({ values }) => {
        rememberAccountCredentials(cache, values);
        const now = readDraft(cache);
        const next = storedValues(values);
        if (now && !equal({ ...now, ...next }, now)) writeDraft(cache, { ...now, ...next });
      },
      { values: true },
    );
    const fromElsewhere = cache.watchFragment(draftFragment).subscribe(() => {
      const draft = readDraft(cache);
      if (!draft) return;
      const { values } = form.getState();
      const { restored: _, ...theirs } = draft;
      const changed = (Object.keys(theirs) as SyncedField[]).filter((part) => !equal(theirs[part], values[part]));
      if (changed.length > 0) form.batch(() => changed.forEach((part) => form.change(part, theirs[part])));
    });
    return () => {
      fromForm();
      fromElsewhere.unsubscribe();
    };
  }, [cache, form]);
  return null;
}
