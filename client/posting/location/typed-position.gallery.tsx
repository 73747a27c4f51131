import type { Examples } from '../../../mocks/gallery/example.ts';
import { TypedPosition } from './typed-position.tsx';

export const examples: Examples = { Empty: () => <TypedPosition id="typed" choose={() => undefined} /> };
