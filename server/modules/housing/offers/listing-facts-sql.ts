import { facts } from '../../../../domain/search/criteria.ts';

/** Returns SQL for the facts of the listing `l` (domain/search/criteria.ts). */
export const listingFactsSql = facts
  .map(({ bit, any, none }) => {
    const set = `l.amenities && '{${any.join(',')}}'::smallint[]`;
    const condition = none ? `(${set} or not l.amenities && '{${none.join(',')}}'::smallint[])` : set;
    return `case when ${condition} then ${bit} else 0 end`;
  })
  .join(' + ');
