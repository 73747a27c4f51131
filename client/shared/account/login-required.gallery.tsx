import type { Examples } from '../../../mocks/gallery/example.ts';
import { LoginRequired } from './login-required.tsx';

export const examples: Examples = { 'In the place of a screen': () => <LoginRequired /> };
