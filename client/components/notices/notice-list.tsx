import { useSyncExternalStore } from 'react';
import { allNotices, onNotices, type Notice } from './notice-store.ts';
import { NoticeCard } from './notice-card.tsx';

/** What the server renders: a tap may be answered with a notice before this list hydrates. */
const none: readonly Notice[] = [];

/** What is in front: one notice at a time, but for what was said together. The others wait behind it. */
export function NoticeList({ css }: { css: Record<string, string> }) {
  const notices = useSyncExternalStore(onNotices, allNotices, () => none);
  const latest = notices.at(-1)?.at ?? 0;
  return notices
    .filter((notice) => latest - notice.at < 1000)
    .map((notice) => <NoticeCard key={notice.id} notice={notice} css={css} />);
}
