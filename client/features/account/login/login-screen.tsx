import { useViewer } from '../../../graphql/viewer.ts';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { useLocation } from '../../../app/router/router.tsx';
import { usePreloadedNavigate } from '../../../app/router/use-preloaded-navigate.ts';
import { AccountPage } from '../../../shared/account/account-page.tsx';
import { LoginForm } from '../../../shared/account/login-form.tsx';
import { useAfterLogin } from '../../../shared/account/use-after-login.ts';

/** Renders the login page; the dialog version is login-dialog.tsx. */
export function Screen() {
  const go = usePreloadedNavigate();
  const afterLogin = useAfterLogin();
  const { viewer } = useViewer();
  // The page requested before the login; the server returns it if it is a path of this site (K33).
  const link = new URLSearchParams(useLocation().search).get('link');
  return (
    <AccountPage title="Login">
      {viewer && (
        <p>
          You're logged in as {viewer.email}. <Anchor href={paths.dashboard()}>Go to your listings</Anchor>
        </p>
      )}
      <LoginForm link={link} loggedIn={(answer) => afterLogin(answer)} forgot={() => void go(paths.passwordReset())} />
    </AccountPage>
  );
}
