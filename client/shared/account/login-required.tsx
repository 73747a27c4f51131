import { paths } from '../../app/paths.ts';
import { Card } from '../../components/card.tsx';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import css from './account.module.css';
import { LoginForm } from './login-form.tsx';
import { useAfterLogin } from './use-after-login.ts';

const stayOnPage = () => undefined;

/** Renders the login in place of a screen that requires a landlord, then the screen itself. */
export function LoginRequired() {
  const go = usePreloadedNavigate();
  const afterLogin = useAfterLogin();
  return (
    <Card className={css.here}>
      <LoginForm loggedIn={(answer) => afterLogin(answer, stayOnPage)} forgot={() => void go(paths.passwordReset())} />
    </Card>
  );
}
