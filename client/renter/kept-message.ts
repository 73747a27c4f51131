import { useState } from 'react';
import type { Ask } from '../ui/dialog.ts';

/** What was being written, by whom it is for, as long as the page lives: a dialog closed by mistake loses no word. */
const kept = new Map<string, string>();

const keyOf = ({ homes, reply }: Ask) => `${reply ? 'reply' : 'request'} ${homes.map(({ id }) => id).join()}`;

/** The message of this request: its text, how to change it, and how to forget it once it is sent. */
export function useKeptMessage(ask: Ask): [text: string, change: (text: string) => void, forget: () => void] {
  const key = keyOf(ask);
  const [text, setText] = useState(() => kept.get(key) ?? '');
  const change = (next: string) => {
    kept.set(key, next);
    setText(next);
  };
  return [text, change, () => void kept.delete(key)];
}
