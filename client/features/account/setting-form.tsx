import type { ReactNode } from 'react';
import { RequestForm } from '../../forms/request-form.tsx';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import type { ChangedFragment } from '../../shared/account/my-account.generated.ts';
import account from '../../shared/account/account.module.css';
import css from './settings.module.css';

interface SettingFormProps<Values> {
  initial: Values;
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
  const { submit, look = 'main', done, cancel, children, ...request } = props;
  return (
    <RequestForm
      {...request}
      className={account.form}
      done={({ message }) => done(message ?? '')}
      rejected={({ notification }) => {
        if (notification?.[0]) notify(notification[0], { tone: 'bad' });
      }}
    >
      {({ submit: button, failed }) => (
        <>
          {children}
          <div className={css.buttons}>
            <Button {...button} look={look}>
              {submit}
            </Button>
            {cancel && (
              <Button look="text" onClick={cancel}>
                Cancel
              </Button>
            )}
          </div>
          {failed}
        </>
      )}
    </RequestForm>
  );
}
