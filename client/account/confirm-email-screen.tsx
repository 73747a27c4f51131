import { useState } from 'react';
import { errorMap } from '../../domain/field-errors.ts';
import { FailedLine } from '../form/failed-line.tsx';
import { useAction } from '../form/use-action.ts';
import { paths } from '../paths.ts';
import { useParams } from '../router.tsx';
import { Anchor } from '../ui/anchor.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { AccountPage } from './account-page.tsx';
import { useConfirmEmailMutation } from './my-account.generated.ts';

/**
 * /account/email/{token}: reached from the mail to a new e-mail. It is confirmed by a press of the button, for programs
 * that look through mail open every link.
 */
export function Screen() {
  const { token = '' } = useParams();
  const [confirm] = useConfirmEmailMutation();
  const action = useAction();
  const [told, setTold] = useState<{ done: boolean; message: string }>();
  const send = () =>
    void action.run(async () => {
      const { data } = await confirm({ variables: { token } });
      const answer = data?.confirmEmail;
      if (!answer) throw new Error('The server gave no answer');
      if ('errors' in answer) setTold({ done: false, message: errorMap(answer.errors)['email']?.[0] ?? '' });
      else setTold({ done: true, message: answer.message ?? '' });
    });
  return (
    <AccountPage title="Confirm your new e-mail">
      {!told && <p>You log in with this address from now on.</p>}
      <p role={told && !told.done ? 'alert' : 'status'}>{told?.message}</p>
      {told ? (
        <Anchor className={buttonClass(told.done ? 'main' : 'quiet')} href={paths.account()}>
          Go to your account
        </Anchor>
      ) : (
        <Button busy={action.busy} onClick={send}>
          Confirm this e-mail
        </Button>
      )}
      <FailedLine action={action} />
    </AccountPage>
  );
}
