import { Cluster } from '../../components/layout/layout.tsx';
import { Button } from '../../components/button.tsx';
import css from './page-buttons.module.css';

interface PageButtonsProps {
  label: string;
  page: number;
  pages: number;
  turn: (to: number) => void;
}

/** Renders the buttons of a list that is loaded already, page by page. Renders nothing for a single page. */
export function PageButtons({ label, page, pages, turn }: PageButtonsProps) {
  if (pages <= 1) return null;
  return (
    <Cluster as="nav" aria-label={label} className={css.pages}>
      <Button look="quiet" disabled={page === 1} onClick={() => turn(page - 1)}>
        Previous
      </Button>
      <span>
        Page {page} of {pages}
      </span>
      <Button look="quiet" disabled={page === pages} onClick={() => turn(page + 1)}>
        Next
      </Button>
    </Cluster>
  );
}
