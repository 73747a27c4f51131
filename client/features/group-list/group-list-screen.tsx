import { Stack } from '../../components/layout/layout.tsx';
import { GROUP_LIST_DAYS } from '../../../domain/limits.ts';
import { useEffect, useState } from 'react';
import { useLocation } from '../../app/router/router.tsx';
import { Container } from '../../components/container.tsx';
import { Head } from '../../components/head.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useRenterReady } from '../../shared/renter/renter-store.ts';
import { useOpenGroupListQuery, type GroupList_ListFragment } from './group-list.generated.ts';
import css from './group-list.module.css';

const Loading = () => (
  <>
    <h1>Decide together</h1>
    <Skeleton />
  </>
);

/** The server never sees the token, so that the page begins without what it leads to. */
const LazyGroup = lazyPart(async () => (await import('./group.tsx')).Group, <Loading />);
/** Rare: a dead link, and the link that deletes a list. */
const NoList = lazyPart(async () => (await import('./delete-list.tsx')).NoList);
const DeleteList = lazyPart(async () => (await import('./delete-list.tsx')).DeleteList);

/** The fragment of the address that deletes a list: `#end-` and its second token. */
const END = 'end-';

/** Renders a list that up to six people decide on together; the token in the fragment is the only credential. */
export function Screen() {
  // The server never sees the fragment, so the page begins without it.
  const ready = useRenterReady();
  const token = useLocation().hash.slice(1);
  return (
    <Stack as={Container} narrow className={css.screen}>
      <Head title="Decide together" hidden />
      {!ready && <Loading />}
      {ready && token.startsWith(END) && <DeleteList key={token} revokeToken={token.slice(END.length)} />}
      {ready && !token.startsWith(END) && <OpenList key={token} token={token} />}
    </Stack>
  );
}

function OpenList({ token }: { token: string }) {
  const { data, error, refetch } = useOpenGroupListQuery({ variables: { token }, fetchPolicy: 'network-only' });
  const [changed, setChanged] = useState<GroupList_ListFragment>();
  const list = changed ?? data?.groupList;
  // At once: it is needed as soon as the list has come.
  useEffect(() => void LazyGroup.preload().catch(() => undefined), []);
  useEffect(() => {
    // Friends change it too: what they did is loaded when the page is looked at again.
    const load = () => {
      if (!document.hidden)
        void refetch().then(
          () => setChanged(undefined),
          () => undefined,
        );
    };
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, [refetch]);
  if (list) return <LazyGroup token={token} list={list} onChange={setChanged} />;
  if (error) return <QueryError error={error} retry={() => void refetch()} />;
  if (data)
    return (
      <NoList
        text={`This link doesn't work: it's incomplete, or the list was deleted. Lists are deleted after ${GROUP_LIST_DAYS} days.`}
      />
    );
  return <Loading />;
}
