import type { Examples } from '../../mocks/gallery/example.ts';
import { LoginHere } from './login-here.tsx';

export const examples: Examples = { 'In the place of a screen': () => <LoginHere /> };
