import type { Examples } from '../../../../mocks/gallery/example.ts';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';

export const alone = true;
export const examples: Examples = {
  'With email': () => <ForgotPasswordDialog email="landlord@demo.example" />,
  'Opened from login': () => <ForgotPasswordDialog email="landlord@demo.example" back={() => undefined} />,
};
