import { useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { errorMap } from '../../domain/field-errors.ts';
import { FailedLine } from '../form/failed-line.tsx';
import { focusFirst, RefusedProvider, useRefused } from '../form/refused.tsx';
import { SecretForm } from '../form/secret-form.tsx';
import { useAction } from '../form/use-action.ts';
import { Button } from '../ui/button.tsx';
import { notify } from '../ui/notice.ts';
import type { ChangedFragment } from './my-account.generated.ts';
import account from './account.module.css';
import css from './settings.module.css';

interface SettingFormProps<Values> {
  initial: Values;
  /** The button's words. */
  submit: string;
  look?: 'main' | 'danger';
  send: (values: Values) => Promise<ChangedFragment | undefined>;
  /** It is done, in the server's words. */
  done: (message: string) => void;
  cancel?: () => void;
  children: ReactNode;
}

/** A short form of the account: what is refused stands at its field, what is said besides is a notice. */
export function SettingForm<Values extends Record<string, string>>(props: SettingFormProps<Values>) {
  return (
    <RefusedProvider>
      <Fields {...props} />
    </RefusedProvider>
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
  const { show, idOf } = useRefused();
  const action = useAction();
  const [values] = useState(initial);
  const run = (given: Values) =>
    void action.run(async () => {
      const answer = await send(given);
      if (!answer) throw new Error('The server gave no answer');
      if (!('errors' in answer)) return done(answer.message ?? '');
      const errors = errorMap(answer.errors);
      show(errors);
      if (errors['notification']?.[0]) notify(errors['notification'][0], { tone: 'bad' });
      focusFirst(Object.keys(errors), idOf);
    });
  return (
    <Form<Values>
      initialValues={values}
      initialValuesEqual={() => true}
      onSubmit={run}
      subscription={{}}
      render={({ handleSubmit }) => (
        <SecretForm className={account.form} onSubmit={() => void handleSubmit()}>
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
              <FailedLine action={action} />
            </>
          )}
        </SecretForm>
      )}
    />
  );
}
