import type { Examples } from '../../../mocks/gallery/example.ts';
import { LoginForm } from './login-form.tsx';

const nothing = () => undefined;

export const examples: Examples = { Empty: () => <LoginForm loggedIn={nothing} forgot={nothing} /> };
