import type { ComponentProps, ReactNode } from 'react';
import { Cluster } from '../../components/layout/layout.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { RequestForm } from '../../forms/request-form.tsx';
import { Button } from '../../components/button.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import type { ChangedFragment } from '../../shared/account/my-account.generated.ts';
import account from '../../shared/account/account.module.css';

/** Renders a button that runs one request, and its status when that fails. */
export function ActionButton({ run, ...button }: ComponentProps<typeof Button> & { run: () => Promise<void> }) {
  const action = useAsyncAction();
  return (
    <>
      <Button look="quiet" {...button} busy={action.busy} onClick={() => void action.run(run)} />
      <RequestFailed action={action} />
    </>
  );
}

interface SettingFormProps<Values> {
  initial: Values;
  submit: string;
  look?: 'main' | 'danger';
  send: (values: Values) => Promise<ChangedFragment | undefined>;
  done: (message: string) => void;
  cancel?: () => void;
  children: ReactNode;
}

/** Renders a short account form; `done` receives the server's message. Errors of no field appear as a notice. */
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
          <Cluster rows={2}>
            <Button {...button} look={look}>
              {submit}
            </Button>
            {cancel && (
              <Button look="text" onClick={cancel}>
                Cancel
              </Button>
            )}
          </Cluster>
          {failed}
        </>
      )}
    </RequestForm>
  );
}
