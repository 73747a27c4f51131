import { useState } from 'react';
import { useRenter, useRenterReady, useUpdateRenter } from '../apollo/renter-store.ts';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Head } from '../ui/head.tsx';
import { Bone } from '../ui/skeleton.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { AskBar } from './ask-bar.tsx';
import { keptHome } from './save-button.tsx';
import { ShareButton } from './share-button.tsx';
import { ShortlistRow, sizesOf, type KeptHome, type RowTrouble } from './shortlist-row.tsx';
import { useShortlistQuery } from './shortlist.generated.ts';
import { useChosen } from './use-chosen.ts';
import css from './shortlist-screen.module.css';

interface Row extends KeptHome {
  trouble?: RowTrouble | undefined;
  sizes?: string;
}

/** As the homes stand now; what was kept is shown until that is known, and without a network. */
function useRows(homes: readonly KeptHome[], isKept: (id: string) => boolean): Row[] {
  const ids = homes.map(({ id }) => id);
  const { data } = useShortlistQuery({ variables: { ids }, skip: ids.length === 0 });
  const now = data && new Map(data.listings.map((listing) => [listing.id, listing]));
  return homes.map((home): Row => {
    if (!isKept(home.id)) return { ...home, trouble: 'removed' };
    if (!now) return home;
    const listing = now.get(home.id);
    if (!listing) return { ...home, trouble: 'gone' };
    return { ...keptHome(listing), sizes: sizesOf(listing), trouble: listing.takesRequests ? undefined : 'closed' };
  });
}

/** The homes kept in this browser: to compare, to ask all at once, to show to somebody. */
export function OwnShortlist() {
  const ready = useRenterReady();
  const { shortlist } = useRenter();
  const update = useUpdateRenter();
  // The list as it stood when something was taken off: what is gone from it keeps its place, so that it can be put back.
  const [stood, setStood] = useState<readonly KeptHome[]>([]);
  const isKept = (id: string) => shortlist.some((home) => home.id === id);
  const shown = [...shortlist.filter(({ id }) => !stood.some((home) => home.id === id)), ...stood];
  const rows = useRows(shown, isKept);
  const { wasAsked, isChosen, toggle, chosen, later } = useChosen(rows);

  const remove = (id: string) => {
    setStood(shown);
    update((renter) => ({ ...renter, shortlist: renter.shortlist.filter((home) => home.id !== id) }));
  };
  const putBack = (id: string) =>
    update((renter) => ({ ...renter, shortlist: shown.filter((home) => home.id === id || isKept(home.id)) }));

  return (
    <Wrap narrow className={css.screen}>
      <Head title="Your shortlist" hidden />
      <div className={css.top}>
        <h1>Your shortlist</h1>
        {ready && shortlist.length > 0 && <ShareButton ids={shortlist.map(({ id }) => id)} />}
      </div>
      {!ready && <Bone shape="title" />}
      {ready && rows.length === 0 && (
        <>
          <p>Nothing saved yet. The heart on a home keeps it here, in this browser.</p>
          <Anchor className={buttonClass()} href={paths.search()}>
            Find homes
          </Anchor>
        </>
      )}
      {rows.length > 0 && (
        <>
          <p className={css.quiet}>
            Kept in this browser. Ask several with one form: two or three answers are better than one.
          </p>
          <ul role="list" className={css.list}>
            {rows.map(({ trouble, sizes, ...home }) => (
              <ShortlistRow
                key={home.id}
                home={home}
                sizes={sizes}
                saved={trouble !== 'removed'}
                trouble={trouble}
                asked={wasAsked(home.id)}
                chosen={isChosen(home.id)}
                onChoose={() => toggle(home.id)}
                onSave={() => (trouble === 'removed' ? putBack(home.id) : remove(home.id))}
              />
            ))}
          </ul>
          <AskBar chosen={chosen} later={later} />
        </>
      )}
    </Wrap>
  );
}
