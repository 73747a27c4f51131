import { useViewer } from '../apollo/viewer.ts';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { useLocation } from '../router.tsx';
import { useGo } from '../use-go.ts';
import { AccountPage } from './account-page.tsx';
import { LoginForm } from './login-form.tsx';
import { useAfterLogin } from './use-after-login.ts';

/** The login as a page; as a dialog it is dialogs/login-dialog.tsx. */
export function Screen() {
  const go = useGo();
  const afterLogin = useAfterLogin();
  const { viewer } = useViewer();
  // Where one was going; the server answers it where it is a path of this site (K33).
  const link = new URLSearchParams(useLocation().search).get('link');
  return (
    <AccountPage title="Login">
      {viewer && (
        <p>
          You are logged in as {viewer.email}. <Anchor href={paths.dashboard()}>Go to your listings</Anchor>
        </p>
      )}
      <LoginForm link={link} loggedIn={(answer) => afterLogin(answer)} forgot={() => void go(paths.passwordReset())} />
    </AccountPage>
  );
}
