import type { Examples } from '../../../../mocks/gallery/example.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';

export const alone = true;
export const examples: Examples = {
  'With the address written so far': () => <ForgotPasswordDialog email="landlord@demo.example" />,
  'From a login': () => <ForgotPasswordDialog email="landlord@demo.example" back={() => undefined} />,
};
