import type { Examples } from '../../mocks/gallery/example.ts';
import { DashboardWaiting } from './dashboard-waiting.tsx';

export const examples: Examples = { 'While it loads': () => <DashboardWaiting /> };
