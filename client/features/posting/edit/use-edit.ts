import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { formatCents } from '../../../../domain/format/money.ts';
import { toFieldErrors, hasErrors } from '../../../../domain/field-errors.ts';
import { NOT_AUTHENTICATED } from '../../../../domain/posting/posting-errors.ts';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { useAsyncAction, type AsyncAction } from '../../../forms/use-async-action.ts';
import { setFormValues } from '../../../forms/use-prefilled-form.ts';
import { paths } from '../../../app/paths.ts';
import { notify } from '../../../components/notices/notice-store.ts';
import { usePreloadedNavigate } from '../../../app/router/use-preloaded-navigate.ts';
import { toDraftInput, type PostingValues } from '../draft/form-values.ts';
import { missingImagesMessage, formUploads } from '../images/form-uploads.ts';
import { isHeldText, type HeldText } from '../text-check/held-text.ts';
import { useRejectedInput } from '../use-rejected-input.ts';
import { mergeVersions, type FieldName } from './differences.ts';
import { EditListingDocument, type EditListingMutation } from './edit-listing.generated.ts';
import { toListingVersion, type ListingVersion } from './edit-values.ts';
import { usePropertyTypeChange, type PropertyTypeChange } from './use-property-type-change.ts';

type EditResult = EditListingMutation['editListing'];
type StaleResult = Extract<EditResult, { message: string }>;

const isStale = (answer: EditResult): answer is StaleResult => 'message' in answer;

/** The dashboard opens this long after the changes are out [§9]. */
const REDIRECT_DELAY_MS = 1500;

export interface Edit {
  action: AsyncAction;
  /** What the form began from: an edit is made of this version, and of no later one that came by another way. */
  opened: ListingVersion;
  /** What somebody else has published meanwhile; undefined while nobody did. */
  theirs: (ListingVersion & { message: string }) | undefined;
  /** Texts that can't be published as they stand, and the button that sends the edit to staff; null without any. */
  held: HeldText | null;
  /** It is published, or sent for review. */
  done: boolean;
  publish(): void;
  /** Takes these fields over from the newer version, keeps mine for the rest, and publishes that over it. */
  settle(fromThem: readonly FieldName[]): void;
  /** Back to what was opened; what was written can be had again for a while. */
  discard(): void;
}

/** Publish Changes: all sections at once, refused as one, never over another's newer version unasked. */
export function useEdit(id: string, first: ListingVersion): Edit & { kind: PropertyTypeChange } {
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const form = useForm<PostingValues>();
  const refuse = useRejectedInput();
  const { show } = useRejectedFields();
  const action = useAsyncAction();
  const [opened, setOpened] = useState(first);
  const [theirs, setTheirs] = useState<Edit['theirs']>();
  const [done, setDone] = useState(false);
  const [held, setHeld] = useState<HeldText | null>(null);
  const kind = usePropertyTypeChange(id, opened.values.type);

  const finish = (values: PostingValues, version: number, message: string) => {
    setOpened({ version, values });
    setDone(true);
    notify(message, { tone: 'good' });
    setTimeout(() => void go(paths.dashboard()), REDIRECT_DELAY_MS);
  };

  const publish = (version: number, review = false) =>
    void action.run(async () => {
      setHeld(null);
      const missing = await missingImagesMessage(formUploads(client.cache, form));
      if (hasErrors(missing)) return refuse(missing, () => publish(version));
      const { values } = form.getState();
      const { quote } = kind;
      const agreed = quote ? { quotedAt: quote.quotedAt, chargeCents: quote.chargeCents } : null;
      const variables = { id, version, draft: toDraftInput(client.cache, values, 1), agreed, review };
      const ask = async (): Promise<EditResult> => {
        const { data } = await client.mutate({ mutation: EditListingDocument, variables });
        if (!data) throw new Error("The server didn't respond");
        return data.editListing;
      };
      let answer = await ask();
      // Yes or no: the server knows whether it was paid, and ends what was not.
      const said = 'clientSecret' in answer ? await kind.confirm(answer.clientSecret) : undefined;
      if (said) answer = await ask();
      if ('clientSecret' in answer) return void kind.refuse(hasErrors(said ?? {}) ? (said ?? {}) : NOT_AUTHENTICATED);
      if ('errors' in answer) {
        const errors = toFieldErrors(answer.errors);
        if (!(await isHeldText(variables.draft, errors)))
          return refuse(kind.refuse(errors), () => publish(version, review));
        show(errors);
        return setHeld({ errors, send: () => publish(version, true) });
      }
      show({});
      if (isStale(answer)) return setTheirs({ ...toListingVersion(answer.listing), message: answer.message });
      setTheirs(undefined);
      if ('review' in answer)
        return finish(values, version, 'Sent for review. Your listing stays as it is until we decide.');
      const paid = agreed && agreed.chargeCents > 0 ? ` You were charged ${formatCents(agreed.chargeCents)}.` : '';
      finish(values, answer.listing.version, `Success! Your listing has been updated.${paid}`);
    });

  const settle = (fromThem: readonly FieldName[]) => {
    if (!theirs) return;
    setFormValues(form, mergeVersions(form.getState().values, theirs.values, fromThem));
    setOpened(theirs);
    setTheirs(undefined);
    publish(theirs.version);
  };

  const discard = () => {
    const { values } = form.getState();
    show({});
    setHeld(null);
    setTheirs(undefined);
    setFormValues(form, opened.values);
    notify('Your changes were discarded.', { action: { label: 'Undo', run: () => setFormValues(form, values) } });
  };
  return { kind, action, opened, theirs, held, done, publish: () => publish(opened.version), settle, discard };
}
