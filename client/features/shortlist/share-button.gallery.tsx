import type { Examples } from '../../../mocks/gallery/example.ts';
import { ShareButton } from './share-button.tsx';

export const examples: Examples = { 'Two homes': () => <ShareButton college={undefined} ids={['1', '2']} /> };
