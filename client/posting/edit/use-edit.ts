import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { formatCents } from '../../../domain/billing/cents.ts';
import { errorMap, hasErrors } from '../../../domain/field-errors.ts';
import { NOT_AUTHENTICATED } from '../../../domain/posting/refusals.ts';
import { useRefused } from '../../form/refused.tsx';
import { useAction, type Action } from '../../form/use-action.ts';
import { fill } from '../../form/use-filled-form.ts';
import { paths } from '../../paths.ts';
import { notify } from '../../ui/notice.ts';
import { useGo } from '../../use-go.ts';
import { inputOf, type PostingValues } from '../draft/posting-values.ts';
import { picturesMissing, uploadsOfForm } from '../images/uploads-of.ts';
import { useRefusal } from '../use-refusal.ts';
import { merged, type FieldName } from './differences.ts';
import { EditListingDocument, type EditListingMutation } from './edit-listing.generated.ts';
import { openedOf, type Opened } from './edit-values.ts';
import { useKind, type Kind } from './use-kind.ts';

type Answer = EditListingMutation['editListing'];
type StaleAnswer = Extract<Answer, { message: string }>;

const isStale = (answer: Answer): answer is StaleAnswer => 'message' in answer;

/** The dashboard opens this long after the changes are out [§9]. */
const LEAVE_AFTER_MS = 1500;

export interface Edit {
  action: Action;
  /** What the form began from: an edit is made of this version, and of no later one that came by another way. */
  opened: Opened;
  /** What somebody else has published meanwhile; undefined while nobody did. */
  theirs: (Opened & { message: string }) | undefined;
  /** It is published. */
  done: boolean;
  publish(): void;
  /** Takes these fields over from the newer version, keeps mine for the rest, and publishes that over it. */
  settle(fromThem: readonly FieldName[]): void;
  /** Back to what was opened; what was written can be had again for a while. */
  discard(): void;
}

/** Publish Changes: all sections at once, refused as one, never over another's newer version unasked. */
export function useEdit(id: string, first: Opened): Edit & { kind: Kind } {
  const client = useApolloClient();
  const go = useGo();
  const form = useForm<PostingValues>();
  const refuse = useRefusal();
  const { show } = useRefused();
  const action = useAction();
  const [opened, setOpened] = useState(first);
  const [theirs, setTheirs] = useState<Edit['theirs']>();
  const [done, setDone] = useState(false);
  const kind = useKind(id, opened.values.type);

  const publish = (version: number) =>
    void action.run(async () => {
      const missing = await picturesMissing(uploadsOfForm(client.cache, form));
      if (hasErrors(missing)) return refuse(missing, () => publish(version));
      const { values } = form.getState();
      const { quote } = kind;
      const agreed = quote ? { quotedAt: quote.quotedAt, chargeCents: quote.chargeCents } : null;
      const variables = { id, version, draft: inputOf(values, true), agreed };
      const ask = async (): Promise<Answer> => {
        const { data } = await client.mutate({ mutation: EditListingDocument, variables });
        if (!data) throw new Error('The server gave no answer');
        return data.editListing;
      };
      let answer = await ask();
      // Yes or no: the server knows whether it was paid, and ends what was not.
      const said = 'clientSecret' in answer ? await kind.confirm(answer.clientSecret) : undefined;
      if (said) answer = await ask();
      if ('clientSecret' in answer) return void kind.refuse(hasErrors(said ?? {}) ? (said ?? {}) : NOT_AUTHENTICATED);
      if ('errors' in answer) return refuse(kind.refuse(errorMap(answer.errors)), () => publish(version));
      show({});
      if (isStale(answer)) return setTheirs({ ...openedOf(answer.listing), message: answer.message });
      setTheirs(undefined);
      setOpened({ version: answer.listing.version, values });
      setDone(true);
      const paid = agreed && agreed.chargeCents > 0 ? ` ${formatCents(agreed.chargeCents)} was charged.` : '';
      notify(`Success! Your listing has been updated.${paid}`, { tone: 'good' });
      setTimeout(() => void go(paths.dashboard()), LEAVE_AFTER_MS);
    });

  const settle = (fromThem: readonly FieldName[]) => {
    if (!theirs) return;
    fill(form, merged(form.getState().values, theirs.values, fromThem));
    setOpened(theirs);
    setTheirs(undefined);
    publish(theirs.version);
  };

  const discard = () => {
    const { values } = form.getState();
    show({});
    setTheirs(undefined);
    fill(form, opened.values);
    notify('Your changes are discarded.', { action: { label: 'Undo', run: () => fill(form, values) } });
  };
  return { kind, action, opened, theirs, done, publish: () => publish(opened.version), settle, discard };
}
