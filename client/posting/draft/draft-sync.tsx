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
 * What another tab wrote in this part, as far as it may come in: not into the field that is being typed in. `active` is a
 * field: 'contact.phone', 'floorplans[0].rent'; rows are taken as one.
 */
function incoming(part: Part, theirs: StoredDraft, ours: StoredDraft, active: string | undefined): StoredDraft[Part] {
  const [head, field = ''] = active?.split(/[.[]/) ?? [];
  if (head !== part) return theirs[part];
  if (part === 'contact' && field in ours.contact)
    return { ...theirs.contact, [field]: ours.contact[field as keyof StoredDraft['contact']] };
  if (part === 'location' && field in ours.location)
    return { ...theirs.location, [field]: ours.location[field as keyof StoredDraft['location']] };
  return ours[part];
}

/**
 * Two-way: what is written in the form goes to the draft in the cache (and from there to the storage), and what another
 * tab wrote comes into the form, except where this one is being typed in.
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
      const { values, active } = form.getState();
      if (!draft) return;
      const { restored: _, ...theirs } = draft;
      const parts = (Object.keys(theirs) as Part[]).map(
        (part) => [part, incoming(part, theirs, values, active)] as const,
      );
      const changed = parts.filter(([part, value]) => !equal(value, values[part]));
      if (changed.length > 0) form.batch(() => changed.forEach(([part, value]) => form.change(part, value)));
    });
    return () => {
      fromForm();
      fromElsewhere.unsubscribe();
    };
  }, [cache, form]);
  return null;
}
