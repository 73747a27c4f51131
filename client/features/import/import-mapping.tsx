import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { formatCount } from '../../../domain/format/numbers.ts';
import { importColumns, importErrors, importFields } from '../../../domain/posting/import/import-columns.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { notify } from '../../components/notices/notice-store.ts';
import { LabeledSelect } from '../../forms/fields/field.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { ImportImages } from './import-images.tsx';
import { ImportReport } from './import-report.tsx';
import css from './import.module.css';
import {
  ListingImportDocument,
  MapListingImportDocument,
  RunListingImportDocument,
} from './listing-import.generated.ts';
import type { ImportPartsFragment, RunListingImportMutation } from './listing-import.generated.ts';

/** Renders the columns of the file with the fields that they fill, then the dry run, then the start of the import. */
export function ImportMapping({ current, reload }: { current: ImportPartsFragment; reload: () => void }) {
  const client = useApolloClient();
  const id = useId();
  const checking = useAsyncAction();
  const starting = useAsyncAction();
  const adding = useAsyncAction();
  const [chosen, setChosen] = useState(() => current.columns.map(({ field }) => field ?? ''));
  const [refused, setRefused] = useState<string>();
  const isChecked = current.columns.every(({ field }, column) => (field ?? '') === chosen[column]);
  const hasId = chosen.includes('ownId');
  const fields = chosen.flatMap((field, column) => (field === '' ? [] : [{ field, column }]));
  const { report } = current;
  const drafts = report.ready + report.incomplete;

  /** Shows why the server refused, if it did. */
  const show = (answer?: RunListingImportMutation['runListingImport']) => {
    if (!answer) throw new Error("The server didn't respond");
    if (!('errors' in answer)) return;
    const [error] = answer.errors;
    if (error?.field !== 'notification') return setRefused(error?.messages[0]);
    // Another file may be in its place.
    notify(error.messages[0] ?? '', { tone: 'bad' });
    reload();
  };
  const check = async () => {
    setRefused(undefined);
    const { data } = await client.mutate({ mutation: MapListingImportDocument, variables: { id: current.id, fields } });
    show(data?.mapListingImport);
  };
  const start = async () => {
    setRefused(undefined);
    const { data } = await client.mutate({ mutation: RunListingImportDocument, variables: { id: current.id } });
    show(data?.runListingImport);
  };
  const added = () => {
    // A mapping starts the import over: it may have been started in the meantime.
    const now = client.cache.readQuery({ query: ListingImportDocument })?.listingImport;
    if (now?.id === current.id && now.state === 'mapping') void checking.run(check);
  };
  const choose = (column: number, field: string) =>
    // A field is filled by one column.
    setChosen((before) => before.map((each, index) => (index === column ? field : each === field ? '' : each)));

  return (
    <>
      <Card as="section" className={css.part} aria-labelledby={`${id}columns`}>
        <h2 id={`${id}columns`}>Match your columns</h2>
        <p>
          <b>{current.fileName}</b>: {formatCount(current.rows, 'row')}. Choose what each column is; leave out what has
          no match.
        </p>
        <Stack className={css.columns}>
          {current.columns.map(({ header, sample }, column) => (
            <LabeledSelect
              key={column}
              label={header}
              hint={sample === '' ? 'Empty in the first row' : `First row: ${sample}`}
              none="Leave out"
              options={importFields.map((value) => ({ value: value as string, label: importColumns[value].label }))}
              value={chosen[column]}
              onChange={(field = '') => choose(column, field)}
            />
          ))}
        </Stack>
        {!hasId && (
          <p role="status" className={css.problem}>
            {importErrors.noId}
          </p>
        )}
        {!isChecked && (
          <Button busy={checking.busy} onClick={() => void checking.run(check)}>
            Check the file
          </Button>
        )}
        <RequestFailed action={checking} />
      </Card>
      {isChecked && hasId && (
        <>
          <ImportReport report={report} />
          {report.missingImages.length > 0 && (
            <ImportImages wanted={report.missingImages} action={adding} added={added} />
          )}
          <div className={css.part}>
            {adding.busy && <p>You can import once the images are added.</p>}
            <Button
              busy={starting.busy}
              disabled={drafts === 0 || adding.busy}
              onClick={() => void starting.run(start)}
            >
              Import {formatCount(drafts, 'draft')}
            </Button>
            <RequestFailed action={starting} />
          </div>
        </>
      )}
      {refused !== undefined && (
        <p role="alert" className={css.problem}>
          {refused}
        </p>
      )}
    </>
  );
}
