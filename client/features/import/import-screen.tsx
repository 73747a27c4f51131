import { useApolloClient } from '@apollo/client/react';
import { Stack } from '../../components/layout/layout.tsx';
import { LoginRequired } from '../../shared/account/login-required.tsx';
import { useSessionExpired } from '../../shared/account/use-session-expired.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Container } from '../../components/container.tsx';
import { Head } from '../../components/head.tsx';
import { cachedThenFresh } from '../../graphql/cached-then-fresh.ts';
import { useViewer } from '../../graphql/viewer.ts';
import { ImportDone } from './import-done.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportRun } from './import-run.tsx';
import { ImportUpload } from './import-upload.tsx';
import css from './import.module.css';
import { ListingImportDocument, useListingImportQuery } from './listing-import.generated.ts';

/** Renders /advertising/import: a landlord's CSV file becomes drafts of listings. */
export function Screen() {
  const { viewer, known } = useViewer();
  return (
    <Stack as={Container} className={css.page}>
      <Head title="Import listings" hidden />
      <p>
        <Anchor href={paths.dashboard()}>Your listings</Anchor>
      </p>
      <h1>Import listings</h1>
      {!known && <p role="status">Loading…</p>}
      {known && !viewer && <LoginRequired />}
      {viewer && <Import />}
    </Stack>
  );
}

function Import() {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useListingImportQuery(cachedThenFresh);
  useSessionExpired(error);
  const reload = async () => {
    // Just after the first view even network-only is answered from the cache.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'listingImport' });
    await client.query({ query: ListingImportDocument, fetchPolicy: 'network-only' }).catch(() => refetch());
  };
  const retry = () => void refetch().catch(() => undefined);
  if (error && !data) return <LoadError what="Your import didn't load." error={error} busy={loading} retry={retry} />;
  if (!data) return <p role="status">Loading…</p>;
  const current = data.listingImport;
  if (current?.state === 'running') return <ImportRun current={current} reload={reload} />;
  return (
    <>
      {current?.state === 'done' && <ImportDone current={current} />}
      {/* Another file starts over. */}
      {current?.state === 'mapping' && (
        <ImportMapping key={current.id} current={current} reload={() => void reload()} />
      )}
      <ImportUpload again={current !== null} uploaded={reload} />
    </>
  );
}
