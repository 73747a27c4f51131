import type { Examples } from '../../mocks/gallery/example.ts';
import { SESSION_OVER } from '../apollo/words-for.ts';
import { LoginDialog } from './login-dialog.tsx';

export const alone = true;
export const examples: Examples = {
  'Over what one was doing': () => <LoginDialog />,
  'The session has ended': () => <LoginDialog message={SESSION_OVER} />,
};
