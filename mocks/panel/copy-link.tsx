import { useState } from 'react';

const labels = { ready: 'Copy link', copied: 'Copied', refused: 'Copy it from the address bar' } as const;

/** Puts an address of this site on the clipboard. */
export function CopyLink({ href }: { href: string }) {
  const [state, setState] = useState<keyof typeof labels>('ready');
  const copy = () =>
    navigator.clipboard.writeText(new URL(href, location.href).href).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {labels[state]}
      </button>
      <span role="status" className="unseen">
        {state !== 'ready' && labels[state]}
      </span>
    </>
  );
}
