import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { errorMap } from '../../../domain/field-errors.ts';
import { useAction, type Action } from '../../form/use-action.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notice.ts';
import { inputOf, type PostingValues } from '../draft/posting-values.ts';
import { useRefusal } from '../use-refusal.ts';
import { useGo } from '../../use-go.ts';
import { EditListingDocument, type EditedListingFragment } from './edit-listing.generated.ts';

/** The dashboard opens this long after the changes are out [§9]. */
const LEAVE_AFTER_MS = 1500;

interface Stale {
  message: string;
  listing: EditedListingFragment;
}

export interface Edit {
  action: Action;
  /** The version that was changed meanwhile; undefined while nobody did. */
  stale: Stale | undefined;
  done: boolean;
  /** Publishes over `version`. */
  publish(version: number): void;
  forgetStale(): void;
}

/** Publish Changes: all sections at once, refused as one, never over another's newer version unasked. */
export function useEdit(id: string): Edit {
  const client = useApolloClient();
  const go = useGo();
  const form = useForm<PostingValues>();
  const refuse = useRefusal();
  const action = useAction();
  const [stale, setStale] = useState<Stale>();
  const [done, setDone] = useState(false);
  const publish = (version: number) =>
    void action.run(async () => {
      const draft = inputOf(form.getState().values, true);
      const { data } = await client.mutate({ mutation: EditListingDocument, variables: { id, version, draft } });
      const answer = data?.editListing;
      if (!answer) throw new Error('The server gave no answer');
      if ('errors' in answer) return refuse(errorMap(answer.errors), () => publish(version));
      refuse({}, () => undefined);
      if ('message' in answer) return setStale(answer);
      setStale(undefined);
      setDone(true);
      notify('Success! Your listing has been updated.', { tone: 'good' });
      setTimeout(() => void go(paths.dashboard()), LEAVE_AFTER_MS);
    });
  return { action, stale, done, publish, forgetStale: () => setStale(undefined) };
}
