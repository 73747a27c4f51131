import { Cluster } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { useSessionExpired } from '../../../shared/account/use-session-expired.ts';
import { useState } from 'react';
import { activitySpans, type ActivitySpan } from '../../../../domain/tracking/activity.ts';
import { cachedThenFresh } from '../../../graphql/cached-then-fresh.ts';
import { SkeletonRows } from '../../../shared/loading/skeleton-rows.tsx';
import { LoadErrorLine } from '../../../shared/errors/load-error-line.tsx';
import { Card } from '../../../components/card.tsx';
import { Chip, chipGroupClass } from '../../../components/chip.tsx';
import { LabeledSelect } from '../../../forms/fields/field.tsx';
import { ActivityCharts } from './activity-charts.tsx';
import { useActivityQuery } from './activity.generated.ts';
import css from './activity.module.css';

/** Renders how often the landlord's listings were shown, opened and contacted, by day. */
export function ActivitySection({ listings }: { listings: readonly { id: string; name: string }[] }) {
  const [days, setDays] = useState<ActivitySpan>(30);
  const [listingId, setListing] = useState('');
  const variables = { days, ...(listingId && { listingId }) };
  const { data, previousData, error, refetch } = useActivityQuery({ variables, ...cachedThenFresh });
  // The previous data stays until the next has loaded, to prevent a layout shift.
  const shown = (data ?? previousData)?.activity;
  useSessionExpired(error);
  return (
    <Card as="section" id="activity" aria-labelledby="activity-heading" className={css.chart}>
      <Cluster gap={4} rows={2} align="baseline" spread className={css.head}>
        <h2 id="activity-heading">Listing performance</h2>
        <div className={chipGroupClass} role="group" aria-label="Period">
          {activitySpans.map((span) => (
            <Chip key={span} pressed={span === days} onClick={() => setDays(span)}>
              {span} days
            </Chip>
          ))}
        </div>
      </Cluster>
      {listings.length > 1 && (
        <LabeledSelect
          label="Listing"
          className={css.listing}
          none="All listings"
          options={listings.map((listing) => ({ value: listing.id, label: listing.name }))}
          value={listingId}
          onChange={(chosen = '') => setListing(chosen)}
        />
      )}
      {shown && <ActivityCharts days={shown} />}
      {!shown && !error && (
        <div role="status" aria-label="Loading the chart">
          <SkeletonRows className={css.waiting} rowClass={css.figure} rows={3} shapes={['title', 'line', 'line']} />
        </div>
      )}
      {!shown && error && <Text as={LoadErrorLine} error={error} label="Retry" refetch={refetch} />}
    </Card>
  );
}
