import { useSyncExternalStore } from 'react';
import { allNotices, onNotices } from './notice-store.ts';
import { NoticeCard } from './notice-card.tsx';
import type { NoticeStyles } from './notices.tsx';

/** What is in front: one notice at a time, but for what was said together. The others wait behind it. */
export function NoticeList({ css }: NoticeStyles) {
  const notices = useSyncExternalStore(onNotices, allNotices, allNotices);
  const latest = notices.at(-1)?.at ?? 0;
  return notices
    .filter((notice) => latest - notice.at < 1000)
    .map((notice) => <NoticeCard key={notice.id} notice={notice} css={css} />);
}
