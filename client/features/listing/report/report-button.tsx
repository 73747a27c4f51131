import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { openDialog } from '../../../shared/dialogs/dialog-store.ts';

/** Renders the button that reports a listing to staff. */
export function ReportButton({ id, name }: { id: string; name: string }) {
  // The server renders it before its code is here; a press before then would be lost.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div>
      <Button look="text" disabled={!ready} onClick={() => openDialog('report', { id, name })}>
        Report this listing
      </Button>
    </div>
  );
}
