import { Fragment } from 'react';
import { Cluster } from '../../../components/layout/layout.tsx';
import { Icon } from '../../../components/icon.tsx';
import parts from '../sections/section-fields.module.css';

/** The number of colleges that are named before the rest is counted [§9]. */
const MAX_NAMED_COLLEGES = 3;

export interface NearbyColleges {
  count: number;
  /** Nearest first. */
  list: readonly string[];
}

/** Returns up to three names, and the number of the remaining colleges (K10). */
export function namedColleges({ count, list }: NearbyColleges): { names: readonly string[]; others: number } {
  const names = list.slice(0, MAX_NAMED_COLLEGES);
  return { names, others: Math.max(0, count - names.length) };
}

/** Renders "Near A, B, C and 5 other local colleges", or nothing without colleges. */
export function NearbyCollegesLine({ colleges }: { colleges: NearbyColleges }) {
  const { names, others } = namedColleges(colleges);
  if (names.length === 0) return null;
  return (
    <Cluster as="p" gap={2} nowrap align="top" className={parts.near} role="status">
      <Icon name="pin" />
      <span>
        Near{' '}
        {names.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && (index === names.length - 1 && others === 0 ? ' and ' : ', ')}
            <b>{name}</b>
          </Fragment>
        ))}
        {others > 0 && ` and ${others} other local ${others === 1 ? 'college' : 'colleges'}`}
      </span>
    </Cluster>
  );
}
