import type { Examples } from '../../mocks/gallery/example.ts';
import { LiveCalls } from './live-calls.tsx';

const nothing = () => undefined;

export const examples: Examples = { 'Nobody has called since': () => <LiveCalls hear={nothing} missed={nothing} /> };
