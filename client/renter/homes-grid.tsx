import type { ReactNode } from 'react';
import { Bone } from '../ui/skeleton.tsx';
import { Card } from '../ui/card.tsx';
import card from './home-card.module.css';
import css from './homes-grid.module.css';

/** Cards beside each other, as many as fit. */
export function HomesGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={css.grid}>
      {children}
    </ul>
  );
}

/** Cards on their way: the same shape, so that nothing jumps. */
export function WaitingHomes({ count = 6 }: { count?: number }) {
  return (
    <HomesGrid>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} aria-hidden="true">
          <Card padded={false} className={card.home}>
            <Bone shape="picture" />
            <div className={card.body}>
              <Bone shape="title" />
              <Bone shape="short" />
              <Bone />
              <Bone />
              <Bone />
              <div className={card.actions}>
                <Bone shape="button" />
                <Bone shape="button" />
              </div>
            </div>
          </Card>
        </li>
      ))}
    </HomesGrid>
  );
}
