import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Renders the button that reports a listing to staff; its dialog loads when it is first opened. */
export function ReportButton({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={box}>
      <Button look="text" onClick={() => setOpen(true)}>
        Report this listing
      </Button>
      {open && (
        <Suspense>
          <ReportDialog id={id} name={name} close={close} />
        </Suspense>
      )}
    </div>
  );
}
