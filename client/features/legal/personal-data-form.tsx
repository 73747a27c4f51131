import { useState } from 'react';
import { Form } from 'react-final-form';
import { PERSONAL_DATA_SENT } from '../../../domain/account/personal-data.ts';
import { toFieldErrors } from '../../../domain/field-errors.ts';
import { useBrand } from '../../app/page-info.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { HydratedForm } from '../../forms/hydrated-form.tsx';
import { focusFirstField, RejectedFieldsProvider, useRejectedFields } from '../../forms/rejected-fields.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import css from './legal-page.module.css';
import { useRequestPersonalDataMutation } from './personal-data-form.generated.ts';

/** Renders the form that emails a link to what is stored under an address. */
export function PersonalDataForm() {
  return (
    <RejectedFieldsProvider>
      <Fields />
    </RejectedFieldsProvider>
  );
}

function Fields() {
  const { code: site } = useBrand();
  const [request] = useRequestPersonalDataMutation();
  const { show, idOf } = useRejectedFields();
  const action = useAsyncAction();
  const [sent, setSent] = useState<string | null>(null);
  const send = ({ email }: { email: string }) =>
    void action.run(async () => {
      setSent(null);
      const { data } = await request({ variables: { email, site } });
      const answer = data?.requestPersonalData;
      if (!answer) throw new Error("The server didn't respond");
      const errors = 'errors' in answer ? toFieldErrors(answer.errors) : {};
      show(errors);
      if ('errors' in answer) return focusFirstField(Object.keys(errors), idOf);
      setSent(answer.message ?? PERSONAL_DATA_SENT);
    });
  return (
    <Form<{ email: string }>
      initialValues={{ email: '' }}
      initialValuesEqual={() => true}
      onSubmit={send}
      subscription={{}}
      render={({ handleSubmit }) => (
        <HydratedForm className={css.form} onSubmit={() => void handleSubmit()}>
          {(ready) => (
            <>
              <TextField name="email" label="Email" type="email" autoComplete="email" />
              <Button type="submit" busy={action.busy} disabled={!ready}>
                Email me a link
              </Button>
              <p role="status">{sent}</p>
              <RequestFailed action={action} />
            </>
          )}
        </HydratedForm>
      )}
    />
  );
}
