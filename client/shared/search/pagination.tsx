import { Cluster } from '../../components/layout/layout.tsx';
import { MainLink, QuietLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import css from './pagination.module.css';

interface PaginationProps {
  page: number;
  lastPage: number;
  href: (page: number) => string;
  /** A link shown after the last page. */
  end?: { href: string; label: string };
}

/** Renders pagination links: each page has its URL, and they work without JavaScript. */
export function Pagination({ page, lastPage, href, end }: PaginationProps) {
  const last = page >= lastPage;
  if (lastPage <= 1 && !end) return null;
  return (
    <Cluster as="nav" spread className={css.pages} aria-label="Pages">
      {page > 1 ? (
        <QuietLink href={href(page - 1)} rel="prev">
          <Icon name="left" /> Previous
        </QuietLink>
      ) : (
        <span />
      )}
      {lastPage > 1 ? (
        <span className={css.here}>
          Page {page} of {lastPage}
        </span>
      ) : (
        <span />
      )}
      {!last && (
        <MainLink href={href(page + 1)} rel="next">
          Next page <Icon name="right" />
        </MainLink>
      )}
      {last && end && (
        <QuietLink href={end.href}>
          {end.label} <Icon name="right" />
        </QuietLink>
      )}
    </Cluster>
  );
}
