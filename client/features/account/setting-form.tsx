import { useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { toFieldErrors } from '../../../domain/field-errors.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { focusFirstField, RejectedFieldsProvider, useRejectedFields } from '../../forms/rejected-fields.tsx';
import { HydratedForm } from '../../forms/hydrated-form.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import type { ChangedFragment } from '../../shared/account/my-account.generated.ts';
import account from '../../shared/account/account.module.css';
import css from './settings.module.css';

interface SettingFormProps<Values> {
  initial: Values;
  /** Label of the submit button. */
  submit: string;
  look?: 'main' | 'danger';
  send: (values: Values) => Promise<ChangedFragment | undefined>;
  /** Called on success with the server's message. */
  done: (message: string) => void;
  cancel?: () => void;
  children: ReactNode;
}

/** Renders a short account form: field errors appear at their fields, other errors as a notice. */
export function SettingForm<Values extends Record<string, string>>(props: SettingFormProps<Values>) {
  return (
    <RejectedFieldsProvider>
      <Fields {...props} />
    </RejectedFieldsProvider>
  );
}

function Fields<Values extends Record<string, string>>({
  initial,
  submit,
  look = 'main',
  send,
  done,
  cancel,
  children,
}: SettingFormProps<Values>) {
  const { show, idOf } = useRejectedFields();
  const action = useAsyncAction();
  const [values] = useState(initial);
  const run = (given: Values) =>
    void action.run(async () => {
      const answer = await send(given);
      if (!answer) throw new Error("The server didn't respond");
      if (!('errors' in answer)) return done(answer.message ?? '');
      const errors = toFieldErrors(answer.errors);
      show(errors);
      if (errors['notification']?.[0]) notify(errors['notification'][0], { tone: 'bad' });
      focusFirstField(Object.keys(errors), idOf);
    });
  return (
    <Form<Values>
      initialValues={values}
      initialValuesEqual={() => true}
      onSubmit={run}
      subscription={{}}
      render={({ handleSubmit }) => (
        <HydratedForm className={account.form} onSubmit={() => void handleSubmit()}>
          {(ready) => (
            <>
              {children}
              <div className={css.buttons}>
                <Button type="submit" look={look} busy={action.busy} disabled={!ready}>
                  {submit}
                </Button>
                {cancel && (
                  <Button look="text" onClick={cancel}>
                    Cancel
                  </Button>
                )}
              </div>
              <RequestFailed action={action} />
            </>
          )}
        </HydratedForm>
      )}
    />
  );
}
