import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Renders the button that reports a listing to staff; its dialog loads when it is first opened. */
export function ReportButton({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false);
  // The server renders it before its code is here; a press before then would be lost.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const box = useRef<HTMLDivElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    // Only once the dialog has closed: until then the rest of the page is inert.
    if (!open && opened.current) box.current?.querySelector('button')?.focus();
    opened.current = open;
  }, [open]);
  return (
    <div ref={box}>
      <Button look="text" disabled={!ready} onClick={() => setOpen(true)}>
        Report this listing
      </Button>
      {open && (
        <Suspense>
          <ReportDialog id={id} name={name} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
