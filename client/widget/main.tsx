// First, because it defines the order of the cascade layers.
import '../app/theme/theme.ts';
import { readState } from '../app/hydration/page-state.ts';
import { startFrame } from './start-frame.tsx';

const root = document.getElementById('root');
const state = readState(document);
if (!root || !state?.boot.frame) throw new Error('This frame loaded without its content. Reload it.');
await startFrame({ root, cache: state.cache, boot: { ...state.boot, frame: state.boot.frame } });
