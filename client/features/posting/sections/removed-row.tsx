import { useEffect, useRef } from 'react';
import { Cluster } from '../../../components/layout/layout.tsx';
import { Button } from '../../../components/button.tsx';
import parts from './section-fields.module.css';

/** Takes the place and the focus of a removed row, with an undo button. */
export function RemovedRow({ title, undo }: { title: string; undo: () => void }) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => line.current?.querySelector('button')?.focus(), []);
  return (
    <Cluster as="li" nowrap spread ref={line} className={parts.removed}>
      <span role="status">{title} was removed.</span>
      <Button look="text" onClick={undo}>
        Undo
      </Button>
    </Cluster>
  );
}
