import type { ReactNode } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { classNames } from '../../components/class-names.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { Card } from '../../components/card.tsx';
import card from './listing-card.module.css';
import css from './listing-grid.module.css';

/** Renders cards side by side, as many as fit. */
export function ListingGrid({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <Stack as="ul" gap={5} role="list" className={classNames(css.grid, className)}>
      {children}
    </Stack>
  );
}

/** Renders skeleton cards of the same size, to avoid a layout shift. */
export function ListingGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <ListingGrid>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} aria-hidden="true">
          <Card padded={false} className={card.home}>
            <Skeleton shape="picture" />
            <div className={card.body}>
              <Skeleton shape="title" />
              <Skeleton shape="short" />
              <Skeleton />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="button" />
            </div>
          </Card>
        </li>
      ))}
    </ListingGrid>
  );
}
