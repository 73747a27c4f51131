import { useId } from 'react';
import { formatCount, formatNumber } from '../../../domain/format/numbers.ts';
import { IMPORT_ERRORS_PATH } from '../../../domain/posting/import/import-columns.ts';
import { Card } from '../../components/card.tsx';
import { serverUrl } from '../../graphql/transport.ts';
import { DownloadButton } from '../../shared/billing/download-button.tsx';
import css from './import.module.css';
import type { ImportPartsFragment } from './listing-import.generated.ts';

/** Renders the dry run: what the file would import, and its errors by line and column. */
export function ImportReport({ report }: { report: ImportPartsFragment['report'] }) {
  const id = useId();
  const { listings, ready, incomplete, rejected, errorCount, errors } = report;
  return (
    <Card as="section" className={css.part} aria-labelledby={id}>
      <h2 id={id}>What will be imported</h2>
      <div role="status">
        <p>{formatCount(listings, 'listing')} in your file. No draft is saved yet.</p>
        <ul className={css.counts}>
          <li>
            <b>{formatNumber(ready)}</b> complete
          </li>
          <li>
            <b>{formatNumber(incomplete)}</b> with something missing, which you can add to the draft
          </li>
          <li>
            <b>{formatNumber(rejected)}</b> left out because of errors
          </li>
        </ul>
      </div>
      {errorCount > 0 && (
        <>
          <h3>{formatCount(errorCount, 'error')}</h3>
          <div className={css.scroll} tabIndex={0} role="region" aria-label="Errors of the file">
            <table>
              <thead>
                <tr>
                  <th scope="col">Line</th>
                  <th scope="col">Column</th>
                  <th scope="col">Error</th>
                </tr>
              </thead>
              <tbody>
                {errors.map(({ line, column, message }) => (
                  <tr key={`${line} ${column} ${message}`}>
                    <td>{line}</td>
                    <td>{column}</td>
                    <td>{message}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <DownloadButton
            look="text"
            url={serverUrl(IMPORT_ERRORS_PATH as '/')}
            mediaType="text/csv"
            fileName="import-errors.csv"
          >
            Download {errorCount === 1 ? 'the error' : `all ${formatNumber(errorCount)} errors`} as CSV
          </DownloadButton>
        </>
      )}
    </Card>
  );
}
