import { createListeners } from '../hooks/create-listeners.ts';

export interface Notice {
  id: number;
  at: number;
  message: string;
  tone?: 'plain' | 'good' | 'bad' | undefined;
  /** One thing to do about it: "Try again", "Undo". */
  action?: { label: string; run: () => void } | undefined;
  /** It waits for its reader: what is lost with it was long work. */
  stays?: boolean | undefined;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = createListeners();

/** All that is said, the latest last. */
export const allNotices = (): readonly Notice[] => notices;

function set(next: readonly Notice[]): void {
  notices = next;
  listeners.emit();
}

/** Takes a notice away; one that it had covered is seen again. */
export function dismiss(id: number): void {
  set(notices.filter((notice) => notice.id !== id));
}

/**
 * Says something without stopping anybody: read politely, in front of what was said before. Of that, what stays is seen
 * again.
 */
export function notify(message: string, more: Partial<Pick<Notice, 'tone' | 'action' | 'stays'>> = {}): number {
  const at = Date.now();
  // Two messages of one answer are said together: neither hides the other.
  const others = notices.filter((notice) => notice.message !== message && (notice.stays ?? at - notice.at < 1000));
  set([...others, { ...more, id: ++lastId, at, message }]);
  return lastId;
}

/** Answers how to stop listening. */
export const onNotices = listeners.subscribe;
