import type { Examples } from '../../mocks/gallery/example.ts';
import { LiveLeads } from './live-leads.tsx';

const nothing = () => undefined;

export const examples: Examples = { 'Nobody has asked since': () => <LiveLeads hear={nothing} missed={nothing} /> };
