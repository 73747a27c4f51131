import type { Examples } from '../../../../mocks/gallery/example.ts';
import { SESSION_EXPIRED } from '../../../graphql/error-message.ts';
import { LoginDialog } from './login-dialog.tsx';

export const alone = true;
export const examples: Examples = {
  Dialog: () => <LoginDialog />,
  'Session expired': () => <LoginDialog message={SESSION_EXPIRED} />,
};
