import { Cluster } from '../../../components/layout/layout.tsx';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { buttonClass } from '../../../components/button.tsx';
import { cachedThenFresh } from '../../../graphql/cached-then-fresh.ts';
import css from './drafts.module.css';
import { useImportProgressQuery } from './import-progress.generated.ts';

/** Renders how far an import is that was left halfway, and the way to go on. Renders nothing otherwise. */
export function ImportProgress() {
  const { data } = useImportProgressQuery(cachedThenFresh);
  const current = data?.listingImport;
  if (current?.state !== 'running') return null;
  return (
    <Cluster rows={2} className={css.row}>
      <div className={css.body}>
        <h3>Your import isn't finished</h3>
        <p>
          {current.fileName}: {current.done} of {current.report.listings} listings are read. It goes on only while its
          page is open.
        </p>
      </div>
      <Anchor className={buttonClass('quiet')} href={paths.importListings()}>
        Continue the import
      </Anchor>
    </Cluster>
  );
}
