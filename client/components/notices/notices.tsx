import { lazyPart } from '../lazy-part.tsx';
import css from './notices.module.css';

/** What comes later has no styles of its own: they are in the page's first file. */
const List = lazyPart<{ css: Record<string, string> }>(() =>
  import('./notice-list.tsx').then(
    ({ NoticeList }) => NoticeList,
    // The page does without.
    () => () => null,
  ),
);

/** The live region of the page; it is always there, so that what appears in it is read. */
export const Notices = () => (
  <div className={css.region} role="status">
    <List css={css} />
  </div>
);
