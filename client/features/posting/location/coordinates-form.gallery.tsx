import type { Examples } from '../../../../mocks/gallery/example.ts';
import { CoordinatesForm } from './coordinates-form.tsx';

export const examples: Examples = { Empty: () => <CoordinatesForm choose={() => undefined} /> };
