import { useState } from 'react';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { useRenter, useRenterReady, useUpdateRenter } from '../../shared/renter/renter-store.ts';
import { paths } from '../../app/paths.ts';
import { Button, MainLink } from '../../components/button.tsx';
import { Head } from '../../components/head.tsx';
import { useLazyModule } from '../../components/hooks/use-lazy-module.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { Container } from '../../components/container.tsx';
import { ShareButton } from './share-button.tsx';
import { ShortlistRows, toListedHome, type ListedHome, type SavedListing } from './shortlist-row.tsx';
import { useShortlistQuery } from './shortlist.generated.ts';
import css from './shortlist-screen.module.css';

/** Returns the current state of the listings; shows the saved data while loading and offline. */
function useRows(homes: readonly SavedListing[], isKept: (id: string) => boolean): ListedHome[] {
  const ids = homes.map(({ id }) => id);
  const { data } = useShortlistQuery({ variables: { ids }, skip: ids.length === 0 });
  const now = data && new Map(data.listings.map((listing) => [listing.id, listing]));
  return homes.map((home): ListedHome => {
    if (!isKept(home.id)) return { ...home, reason: 'removed' };
    if (!now) return home;
    const listing = now.get(home.id);
    return listing ? toListedHome(listing, home.schoolId) : { ...home, reason: 'gone' };
  });
}

const loadDecideTogether = () => import('./decide-together.tsx');

/** Renders the listings saved in this browser: to compare, to contact all at once, to share. */
export function SavedShortlist() {
  const ready = useRenterReady();
  const { shortlist, schoolInfo } = useRenter();
  const college = schoolInfo?.type === 'college' ? schoolInfo.id : shortlist.find((home) => home.schoolId)?.schoolId;
  const update = useUpdateRenter();
  // The list at the time of the first removal: removed listings keep their position, so that they can be restored.
  const [stood, setStood] = useState<readonly SavedListing[]>([]);
  const isKept = (id: string) => shortlist.some((home) => home.id === id);
  const shown = [...shortlist.filter(({ id }) => !stood.some((home) => home.id === id)), ...stood];
  const rows = useRows(shown, isKept);
  const { part: together, failed, retry } = useLazyModule(loadDecideTogether);

  const remove = (id: string) => {
    setStood(shown);
    update((renter) => ({ ...renter, shortlist: renter.shortlist.filter((home) => home.id !== id) }));
  };
  const putBack = (id: string) =>
    update((renter) => ({ ...renter, shortlist: shown.filter((home) => home.id === id || isKept(home.id)) }));

  return (
    <Stack as={Container} narrow className={css.screen}>
      <Head title="Your shortlist" hidden />
      <Cluster spread>
        <h1>Your shortlist</h1>
        {ready && shortlist.length > 0 && <ShareButton ids={shortlist.map(({ id }) => id)} college={college} />}
      </Cluster>
      {!ready && <Skeleton shape="title" />}
      {ready && rows.length === 0 && (
        <>
          <p>Nothing saved yet. Tap the heart on a home to save it on this device.</p>
          <MainLink href={paths.search()}>Find homes</MainLink>
        </>
      )}
      {rows.length > 0 && (
        <>
          <Text size="normal">
            Saved on this device. Contact several at once: two or three replies are better than one.
          </Text>
          <div className={css.decide}>
            {together && (
              <together.DecideTogether
                ids={rows.filter(({ reason }) => reason !== 'gone' && reason !== 'removed').map(({ id }) => id)}
                college={college}
              />
            )}
            {failed && (
              <Button look="quiet" onClick={retry}>
                Try again to compare or decide together
              </Button>
            )}
          </div>
          <ShortlistRows
            rows={rows}
            college={college}
            isSaved={isKept}
            onSave={({ id }) => (isKept(id) ? remove(id) : putBack(id))}
          />
        </>
      )}
    </Stack>
  );
}
