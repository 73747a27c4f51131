import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useInFrame } from '../../app/page-info.tsx';
import { Button } from '../../components/button.tsx';
import { ListingGrid } from '../../shared/listing-card/listing-grid.tsx';
import css from '../../shared/listing-card/listing-grid.module.css';

/** As many as listing-grid.module.css shows of a folded grid. */
const FOLDED_COUNT = 6;

/** Renders the cards of a page of matches; a frame on a phone begins with six, because it is as tall as its content. */
export function MatchGrid({ count, children }: { count: number; children: ReactNode }) {
  const inFrame = useInFrame();
  const [showsAll, setShowsAll] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const folded = inFrame && !showsAll && count > FOLDED_COUNT;
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    grid.current?.querySelector<HTMLElement>(`li:nth-child(${FOLDED_COUNT + 1}) a`)?.focus();
  };
  return (
    <div ref={grid}>
      <ListingGrid className={folded ? css.folded : undefined}>{children}</ListingGrid>
      {folded && (
        <Button look="quiet" className={css.more} onClick={showAll}>
          Show {count - FOLDED_COUNT} more
        </Button>
      )}
    </div>
  );
}
