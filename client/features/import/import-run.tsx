import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import css from './import.module.css';
import { ImportUpload } from './import-upload.tsx';
import { RunListingImportDocument, type ImportPartsFragment } from './listing-import.generated.ts';

interface ImportRunProps {
  current: ImportPartsFragment;
  reload: () => Promise<void>;
}

/**
 * Renders the progress of an import, and writes it batch by batch until it is done or the page is left; once it is
 * refused, another file can replace it.
 */
export function ImportRun({ current, reload }: ImportRunProps) {
  const client = useApolloClient();
  const id = useId();
  const action = useAsyncAction();
  const [refused, setRefused] = useState<string>();
  const left = useRef(false);
  const total = Math.max(current.report.listings, current.done);

  const goOn = async () => {
    setRefused(undefined);
    let state = 'running';
    while (state === 'running' && !left.current) {
      const { data } = await client.mutate({ mutation: RunListingImportDocument, variables: { id: current.id } });
      if (!data) throw new Error("The server didn't respond");
      const answer = data.runListingImport;
      if ('errors' in answer) return setRefused(answer.errors[0]?.messages[0] ?? "That didn't work.");
      state = answer.state;
    }
  };
  const begin = useEffectEvent(() => void action.run(goOn));
  useEffect(() => {
    left.current = false;
    begin();
    return () => void (left.current = true);
  }, []);

  return (
    <>
      <Card as="section" className={css.part} aria-labelledby={id}>
        <h2 id={id}>Importing {current.fileName}</h2>
        <progress className={css.progress} value={current.done} max={total} aria-labelledby={id} />
        <p role="status">
          {current.done} of {total} listings
        </p>
        <p>You can leave this page: what is imported stays, and the rest goes on when you come back.</p>
        {refused !== undefined && (
          <>
            <p role="alert" className={css.problem}>
              {refused}
            </p>
            <Button look="quiet" busy={action.busy} onClick={() => void action.run(goOn)}>
              Go on
            </Button>
          </>
        )}
        <RequestFailed action={action} />
      </Card>
      {refused !== undefined && <ImportUpload again uploaded={reload} />}
    </>
  );
}
