import { useState } from 'react';
import { toFieldErrors } from '../../../../domain/field-errors.ts';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { paths } from '../../../app/paths.ts';
import { useParams } from '../../../app/router/router.tsx';
import { Anchor } from '../../../components/anchor.tsx';
import { Button, buttonClass } from '../../../components/button.tsx';
import { AccountPage } from '../../../shared/account/account-page.tsx';
import { useConfirmLoginMutation } from '../../../shared/account/login.generated.ts';
import { useAfterLogin } from '../../../shared/account/use-after-login.ts';

/** /login/confirm/{token}, linked from the email for a login. Needs a press, because mail scanners open every link. */
export function Screen() {
  const { token = '' } = useParams();
  const [confirm] = useConfirmLoginMutation();
  const afterLogin = useAfterLogin();
  const action = useAsyncAction();
  const [rejected, setRejected] = useState<string>();
  const send = () =>
    void action.run(async () => {
      const answer = (await confirm({ variables: { token } })).data?.confirmLogin;
      if (!answer || 'message' in answer) throw new Error("The server didn't respond");
      if ('errors' in answer) setRejected(toFieldErrors(answer.errors)['token']?.[0] ?? '');
      else afterLogin(answer);
    });
  return (
    <AccountPage title={rejected === undefined ? 'Finish logging in' : "This link doesn't work"}>
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
      <RequestFailed action={action} />
    </AccountPage>
  );
}
