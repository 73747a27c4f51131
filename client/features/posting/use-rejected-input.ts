import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { hasErrors, toFieldErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import { accountErrorKeys, announcedErrorKeys } from '../../../domain/posting/error-fields.ts';
import type { StepName } from '../../../domain/posting/sections.ts';
import type { DraftInput } from '../../__generated__/types.ts';
import { signOut, useViewer } from '../../graphql/viewer.ts';
import { SESSION_EXPIRED } from '../../graphql/error-message.ts';
import { useRejectedFields } from '../../forms/rejected-fields.tsx';
import { openDialog } from '../../shared/dialogs/dialog-store.ts';
import { PostingOptionsDocument } from './options.generated.ts';
import { notify } from '../../components/notices/notice-store.ts';
import { ValidateStepDocument } from './validate-step.generated.ts';

/** Returns the server's field errors of this step; {} when it is valid. Throws when the request fails. */
export async function validateStep(client: ApolloClient, step: StepName, draft: DraftInput): Promise<FieldErrors> {
  const { data } = await client.mutate({ mutation: ValidateStepDocument, variables: { step, draft } });
  if (!data) throw new Error("The server didn't respond");
  return 'errors' in data.validateStep ? toFieldErrors(data.validateStep.errors) : {};
}

/** Returns the handler of field errors. `again` resumes after a login if the session had expired; `others` are left in place. */
export function useRejectedInput(): (errors: FieldErrors, again: () => void, others?: FieldErrors) => void {
  const client = useApolloClient();
  const { viewer } = useViewer();
  const { show, bringUp } = useRejectedFields();
  return useCallback(
    (errors, again, others = {}) => {
      show({ ...others, ...errors });
      if (!hasErrors(errors)) return;
      if (viewer && accountErrorKeys.some((key) => key in errors)) signOut(client.cache);
      for (const key of announcedErrorKeys) if (errors[key]?.[0]) notify(errors[key][0], { tone: 'bad' });
      // The type is no longer on offer, or its price has changed. Without a connection the message of the refusal stays.
      if (errors['type'] || errors['notification'])
        client.query({ query: PostingOptionsDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
      if (errors['payment']?.[0]) openDialog('notification', { message: errors['payment'][0], button: 'OK' });
      // The page keeps showing its landlord: without one it would unmount the form with its input and card.
      if (errors['auth']) openDialog('login', { message: SESSION_EXPIRED, onSuccess: again });
      else bringUp(Object.keys(errors));
    },
    [client, viewer, show, bringUp],
  );
}
