import type { Examples } from '../../../mocks/gallery/example.ts';
import { SessionList } from './session-list.tsx';
import { DAY_MS } from '../../../domain/time-spans.ts';

const nothing = () => Promise.resolve();
const at = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

export const examples: Examples = {
  'Only this browser': () => (
    <SessionList
      sessions={[{ id: '1', device: 'Firefox on Linux', startedAt: at(0), lastUsedAt: at(0), current: true }]}
      changed={nothing}
    />
  ),
  Several: () => (
    <SessionList
      sessions={[
        { id: '1', device: 'Chrome on Windows', startedAt: at(0), lastUsedAt: at(0), current: true },
        { id: '2', device: 'Safari on iOS', startedAt: at(1), lastUsedAt: at(1), current: false },
        { id: '3', device: 'Unknown browser', startedAt: at(0), lastUsedAt: at(0), current: false },
      ]}
      changed={nothing}
    />
  ),
};
