import { useSyncExternalStore } from 'react';

export interface Notice {
  id: number;
  message: string;
  tone: 'plain' | 'good' | 'bad';
  /** One thing to do about it: "Try again", "Undo". */
  action?: { label: string; run: () => void } | undefined;
}

/** How long a notice without an action stays, in milliseconds. */
const STAYS = 6000;
const none: readonly Notice[] = [];
let notices: readonly Notice[] = none;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Takes a notice away. */
export function dismiss(id: number): void {
  set(notices.filter((notice) => notice.id !== id));
}

/** Says something without stopping anybody: read politely, gone by itself unless it offers an action. */
export function notify(message: string, more: Partial<Pick<Notice, 'tone' | 'action'>> = {}): number {
  const id = ++lastId;
  const others = notices.filter((notice) => notice.message !== message);
  set([...others.slice(-2), { id, message, tone: more.tone ?? 'plain', action: more.action }]);
  if (!more.action) setTimeout(() => dismiss(id), STAYS);
  return id;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(
    subscribe,
    () => notices,
    () => none,
  );
}
