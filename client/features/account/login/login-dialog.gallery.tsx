import type { Examples } from '../../../../mocks/gallery/example.ts';
import { SESSION_EXPIRED } from '../../../graphql/error-message.ts';
import { LoginDialog } from './login-dialog.tsx';

export const alone = true;
export const examples: Examples = {
  'Over what one was doing': () => <LoginDialog />,
  'The session has ended': () => <LoginDialog message={SESSION_EXPIRED} />,
};
