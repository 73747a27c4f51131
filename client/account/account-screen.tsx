import { useApolloClient } from '@apollo/client/react';
import { signOut, useViewer } from '../apollo/viewer.ts';
import { wordsFor } from '../apollo/words-for.ts';
import { FailedLine } from '../form/failed-line.tsx';
import { useAction } from '../form/use-action.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Bone } from '../ui/skeleton.tsx';
import { useGo } from '../use-go.ts';
import { AccountPage } from './account-page.tsx';
import { useLogoutMutation } from './login.generated.ts';
import { LoginHere } from './login-here.tsx';

/** Who is logged in, and the way out. The draft of a listing stays in this browser. */
export function Screen() {
  const { viewer, known } = useViewer();
  return (
    <AccountPage title="Account">
      {!known && <Bone />}
      {known && !viewer && <LoginHere />}
      {viewer && (
        <>
          <p>
            Logged in as <b>{viewer.email}</b>
          </p>
          <LogOut />
        </>
      )}
    </AccountPage>
  );
}

function LogOut() {
  const { cache } = useApolloClient();
  const go = useGo();
  const [logout] = useLogoutMutation();
  const action = useAction(wordsFor);
  const leave = () =>
    void action.run(async () => {
      await logout();
      signOut(cache);
      void go(paths.home());
    });
  return (
    <>
      <Button look="quiet" busy={action.busy} onClick={leave}>
        Log out
      </Button>
      <FailedLine action={action} />
    </>
  );
}
