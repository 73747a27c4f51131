import { useStatus } from '../status.tsx';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { SearchBox } from './search-box.tsx';
import css from './message-screen.module.css';

/** Nothing at this address; a way on is the search box. */
export function NotFound({ title = 'We could not find that page' }: { title?: string }) {
  useStatus(404);
  return (
    <Wrap narrow className={css.message}>
      <Head title="Page not found" hidden />
      <h1>{title}</h1>
      <p>It may have moved, or the home may be rented. Look for a college or a city instead.</p>
      <SearchBox />
    </Wrap>
  );
}
