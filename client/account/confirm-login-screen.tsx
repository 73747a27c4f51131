import { useState } from 'react';
import { errorMap } from '../../domain/field-errors.ts';
import { FailedLine } from '../form/failed-line.tsx';
import { useAction } from '../form/use-action.ts';
import { paths } from '../paths.ts';
import { useParams } from '../router.tsx';
import { Anchor } from '../ui/anchor.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { AccountPage } from './account-page.tsx';
import { useConfirmLoginMutation } from './login.generated.ts';
import { useAfterLogin } from './use-after-login.ts';

/**
 * /login/confirm/{token}: reached from the email that finishes a login. Only the button uses the link up, because mail
 * scanners open every link.
 */
export function Screen() {
  const { token = '' } = useParams();
  const [confirm] = useConfirmLoginMutation();
  const afterLogin = useAfterLogin();
  const action = useAction();
  const [rejected, setRejected] = useState<string>();
  const send = () =>
    void action.run(async () => {
      const { data } = await confirm({ variables: { token } });
      const answer = data?.confirmLogin;
      if (!answer || 'message' in answer) throw new Error('The server gave no answer');
      if ('errors' in answer) setRejected(errorMap(answer.errors)['token']?.[0] ?? '');
      else afterLogin(answer);
    });
  return (
    <AccountPage title="Finish logging in">
      {rejected === undefined ? (
        <>
          <p>Log in to your account on this device.</p>
          <Button busy={action.busy} onClick={send}>
            Log in
          </Button>
        </>
      ) : (
        <>
          <p role="alert">{rejected}</p>
          <Anchor className={buttonClass('quiet')} href={paths.login()}>
            Go to login
          </Anchor>
        </>
      )}
      <FailedLine action={action} />
    </AccountPage>
  );
}
