import { AccountPage } from '../../../shared/account/account-page.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';

/** /password/reset: the page of the forgotten password (K04). */
export function Screen() {
  return (
    <AccountPage title="Forgot Password">
      <ResetRequestForm />
    </AccountPage>
  );
}
