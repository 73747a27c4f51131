import type { Examples } from '../../../mocks/gallery/example.ts';
import { RealtimeLeads } from './realtime-leads.tsx';

const nothing = () => undefined;

export const examples: Examples = { 'Nobody has asked since': () => <RealtimeLeads hear={nothing} missed={nothing} /> };
