import { AccountPage } from '../../../shared/account/account-page.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

/** Renders /password/reset: the forgotten password page (K04). */
export function Screen() {
  return (
    <AccountPage title="Forgot Password">
      <ResetRequestForm />
    </AccountPage>
  );
}
