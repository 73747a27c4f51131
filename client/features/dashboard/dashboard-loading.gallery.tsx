import type { Examples } from '../../../mocks/gallery/example.ts';
import { DashboardLoading } from './dashboard-loading.tsx';

export const examples: Examples = { 'While it loads': () => <DashboardLoading /> };
