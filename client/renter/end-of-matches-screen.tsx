import { NavigateAway } from '../navigate-away.tsx';
import { paths } from '../paths.ts';
import { useRenter } from '../apollo/renter-store.ts';
import { Anchor } from '../ui/anchor.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { useSearch } from './use-search.ts';
import css from './message-screen.module.css';

/** End-matches-reached [§2]: after the last page. */
export function Screen() {
  const search = useSearch();
  const { shortlist } = useRenter();
  if (!search) return <NavigateAway to={paths.home()} />;
  const { locationType, locationId, site } = search;
  return (
    <Wrap narrow className={css.message}>
      <Head title="End of your matches" hidden />
      <h1>You have seen all your matches</h1>
      <p className={css.lead}>A little more room in your answers shows more of them now.</p>
      <div className={css.row}>
        <Anchor className={buttonClass()} href={paths.questionnaire(locationType, locationId, site)}>
          Change my answers
        </Anchor>
        <Anchor className={buttonClass('quiet')} href={paths.search()}>
          Look somewhere else
        </Anchor>
        <Anchor className={buttonClass('text')} href={paths.matches({ ...search, page: 1 })}>
          Back to the first page
        </Anchor>
      </div>
      {shortlist.length > 0 && (
        <p>
          You saved {shortlist.length}: <Anchor href={paths.shortlist()}>see your shortlist</Anchor>.
        </p>
      )}
    </Wrap>
  );
}
