import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { useGo } from '../use-go.ts';
import css from './account.module.css';
import { LoginForm } from './login-form.tsx';
import { useAfterLogin } from './use-after-login.ts';

const stayHere = () => undefined;

/** On a screen that needs a landlord: the login in its place, and the screen itself afterwards. */
export function LoginHere() {
  const go = useGo();
  const afterLogin = useAfterLogin();
  return (
    <Card className={css.here}>
      <LoginForm loggedIn={(answer) => afterLogin(answer, stayHere)} forgot={() => void go(paths.passwordReset())} />
    </Card>
  );
}
