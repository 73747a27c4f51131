import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { toFieldErrors } from '../../../domain/field-errors.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { paths } from '../../app/paths.ts';
import { useParams } from '../../app/router/router.tsx';
import { Anchor } from '../../components/anchor.tsx';
import { Button, buttonClass } from '../../components/button.tsx';
import { AccountPage } from '../../shared/account/account-page.tsx';
import { useConfirmEmailMutation } from '../../shared/account/my-account.generated.ts';

/** /account/email/{token}, linked from the email to a new address. Needs a press, because mail scanners open links. */
export function Screen() {
  const { token = '' } = useParams();
  const [confirm] = useConfirmEmailMutation();
  const action = useAsyncAction();
  const [told, setTold] = useState<{ done: boolean; message: string }>();
  const send = () =>
    void action.run(async () => {
      // The viewer has the former address.
      const update = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'me' });
      const answer = (await confirm({ variables: { token }, update })).data?.confirmEmail;
      if (!answer) throw new Error("The server didn't respond");
      if ('errors' in answer) setTold({ done: false, message: toFieldErrors(answer.errors)['email']?.[0] ?? '' });
      else setTold({ done: true, message: answer.message ?? '' });
    });
  return (
    <AccountPage
      title={!told ? 'Confirm your new email' : told.done ? 'Your new email is confirmed' : "This link doesn't work"}
    >
      {!told && <p>You'll log in with this address from now on.</p>}
      <p role={told && !told.done ? 'alert' : 'status'}>{told?.message}</p>
      {told ? (
        <Anchor className={buttonClass(told.done ? 'main' : 'quiet')} href={paths.account()}>
          Go to your account
        </Anchor>
      ) : (
        <Button busy={action.busy} onClick={send}>
          Confirm this email
        </Button>
      )}
      <RequestFailed action={action} />
    </AccountPage>
  );
}
