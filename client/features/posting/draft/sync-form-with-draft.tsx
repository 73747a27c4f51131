import { useApolloClient } from '@apollo/client/react';
import { equal } from '@wry/equality';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { draftFragment, readDraft, writeDraft } from './draft-cache.ts';
import { storedValues, type PostingValues } from './form-values.ts';
import { rememberAccountCredentials } from './account-credentials.ts';
import type { StoredDraft } from './persistence/stored-draft.ts';

/** Writes the form to the draft in the cache, and what another tab or device wrote, once merged, to the form. */
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
      const parts = Object.keys(theirs) as (keyof StoredDraft)[];
      const changed = parts.filter((part) => !equal(theirs[part], values[part]));
      if (changed.length > 0) form.batch(() => changed.forEach((part) => form.change(part, theirs[part])));
    });
    return () => {
      fromForm();
      fromElsewhere.unsubscribe();
    };
  }, [cache, form]);
  return null;
}
