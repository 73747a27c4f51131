import type { Examples } from '../../../mocks/gallery/example.ts';
import { DemoNotice } from './demo-notice.tsx';

export const examples: Examples = { 'Below homes of the seed': () => <DemoNotice /> };
