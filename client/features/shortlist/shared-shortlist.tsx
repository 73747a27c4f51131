import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { SHORTLIST_MAX } from '../../../domain/limits.ts';
import { formatCount } from '../../../domain/format/numbers.ts';
import { useEffect, useRef } from 'react';
import { useRenter, useUpdateRenter } from '../../shared/renter/renter-store.ts';
import { paths } from '../../app/paths.ts';
import { Button, MainLink } from '../../components/button.tsx';
import { Head } from '../../components/head.tsx';
import { dismiss, notify } from '../../components/notices/notice-store.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { Container } from '../../components/container.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { notifyFullShortlist } from '../../shared/listing-card/save-button.tsx';
import { ShortlistRows, toListedHome, type SavedListing } from './shortlist-row.tsx';
import { useShortlistQuery } from './shortlist.generated.ts';
import css from './shortlist-screen.module.css';

/** Renders the listings of a shared URL: the same on every device, rendered on the server. */
export function SharedShortlist({ ids, college }: { ids: readonly string[]; college: string | undefined }) {
  const { data, error, refetch } = useShortlistQuery({ variables: { ids: [...ids] } });
  const { shortlist } = useRenter();
  const update = useUpdateRenter();
  const rows = data?.listings.map((listing) => toListedHome(listing, college));
  const isSaved = (id: string) => shortlist.some((home) => home.id === id);
  const fresh = rows?.filter(({ id }) => !isSaved(id)) ?? [];

  // The undo notice is dismissed on navigation, because it refers to this screen.
  const noticeId = useRef<number>(null);
  useEffect(
    () => () => {
      if (noticeId.current !== null) dismiss(noticeId.current);
    },
    [],
  );
  const free = SHORTLIST_MAX - shortlist.length;
  const keepAll = () => {
    const excess = fresh.length - free;
    if (excess > 0)
      return void notify(`Your shortlist takes ${SHORTLIST_MAX} homes. Remove ${excess} to save all of these.`);
    const homes = fresh.map(({ reason: _, sizes: __, ...home }) => home);
    update((renter) => ({ ...renter, shortlist: [...homes, ...renter.shortlist] }));
    const undo = () => update((renter) => ({ ...renter, shortlist }));
    const words = `${formatCount(homes.length, 'home')} saved to your shortlist.`;
    noticeId.current = notify(words, { tone: 'good', action: { label: 'Undo', run: undo } });
  };
  const save = (home: SavedListing) => {
    if (isSaved(home.id))
      return update((renter) => ({ ...renter, shortlist: renter.shortlist.filter(({ id }) => id !== home.id) }));
    if (free <= 0) return void notifyFullShortlist(home.name);
    return update((renter) => ({ ...renter, shortlist: [home, ...renter.shortlist] }));
  };

  const gone = rows ? ids.length - rows.length : 0;
  return (
    <Stack as={Container} narrow className={css.screen}>
      <Head title="A shortlist" hidden />
      <Cluster spread>
        <h1>{rows && rows.length > 0 ? `A shortlist of ${formatCount(rows.length, 'home')}` : 'A shortlist'}</h1>
        {fresh.length > 0 && (
          <Button look="quiet" onClick={keepAll}>
            Save {fresh.length === 1 ? 'it' : 'all'} to mine
          </Button>
        )}
      </Cluster>
      {error && !rows && <QueryError error={error} retry={() => void refetch()} />}
      {!rows && !error && <Skeleton shape="title" />}
      {gone > 0 && (
        <p role="status">
          {rows?.length === 0
            ? `${gone === 1 ? 'This home is' : 'These homes are'} no longer available.`
            : `${gone === 1 ? 'One home on this list is' : `${gone} homes on this list are`} no longer available.`}
        </p>
      )}
      {rows?.length === 0 && <MainLink href={paths.search()}>Find others</MainLink>}
      {rows && rows.length > 0 && (
        <>
          <Text size="normal">Someone shared {rows.length === 1 ? 'it' : 'these'} with you.</Text>
          <ShortlistRows rows={rows} college={college} isSaved={isSaved} onSave={save} />
        </>
      )}
    </Stack>
  );
}
