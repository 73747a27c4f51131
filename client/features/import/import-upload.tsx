import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '../../../domain/limits.ts';
import { useId, useState } from 'react';
import { IMPORT_PATH, importTemplate, importErrors } from '../../../domain/posting/import/import-columns.ts';
import { formatNumber } from '../../../domain/format/numbers.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { LabeledInput } from '../../forms/fields/field.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { saveFile } from '../../shared/billing/download-file.ts';
import css from './import.module.css';
import { sendFile } from './send-file.ts';

const template = () => saveFile(new Blob([importTemplate()], { type: 'text/csv' }), 'listings-template.csv');

/** Renders the choice of a CSV file. `again`: in place of the file that is there. */
export function ImportUpload({ again, uploaded }: { again: boolean; uploaded: () => Promise<void> }) {
  const id = useId();
  const action = useAsyncAction();
  const [refused, setRefused] = useState<string>();
  const add = (file: File) =>
    action.run(async () => {
      setRefused(undefined);
      const isTooLarge = file.size > MAX_IMPORT_BYTES;
      const { problem } = isTooLarge
        ? { problem: importErrors.tooLarge }
        : await sendFile(IMPORT_PATH, file, file.name);
      setRefused(problem);
      if (problem === undefined) await uploaded();
    });
  return (
    <Card as="section" className={css.part} aria-labelledby={id}>
      <h2 id={id}>{again ? 'Choose another file' : 'Choose your file'}</h2>
      <p>
        A CSV file with a row for each listing, or for each of its floorplans. Every row needs your own ID of the
        listing: importing the same ID again updates its draft. Nothing is published or charged by an import.
      </p>
      <LabeledInput
        label="CSV file"
        hint={`At most ${formatNumber(MAX_IMPORT_ROWS)} rows and ${MAX_IMPORT_BYTES / 1_000_000} MB. In Excel, save as “CSV UTF-8”.`}
        error={refused}
        announced
        type="file"
        accept=".csv,.txt,text/csv"
        disabled={action.busy}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void add(file);
          // The same file can be chosen again once it is corrected.
          target.value = '';
        }}
      />
      {action.busy && <p role="status">Reading your file…</p>}
      <RequestFailed action={action} />
      <Button look="text" onClick={template}>
        Download a template
      </Button>
    </Card>
  );
}
