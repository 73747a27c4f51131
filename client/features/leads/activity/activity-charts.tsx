import { Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import type { ActivityDay } from '../../../../domain/tracking/activity.ts';
import css from './activity.module.css';
import { DailyBarChart } from './daily-bar-chart.tsx';
import { formatUtcDate } from '../../../../domain/format/dates.ts';

const activityMetrics = [
  { of: 'matches', title: 'Shown in matches', means: 'to renters' },
  { of: 'views', title: 'Views', means: 'of your listing' },
  { of: 'requests', title: 'Requests', means: 'and messages' },
] as const;

/** Renders the daily activity as charts and as an accessible table. */
export function ActivityCharts({ days }: { days: readonly ActivityDay[] }) {
  const isEmpty = days.every(({ views, matches, requests }) => views + matches + requests === 0);
  // One scale, so that a bar of the same height means the same number in each chart.
  const scale = Math.max(1, ...days.flatMap(({ views, matches, requests }) => [views, matches, requests]));
  if (isEmpty)
    return <Text>No activity in this period. Views and requests show up here once renters find your listing.</Text>;
  return (
    <>
      <Stack gap={5}>
        {activityMetrics.map((figure) => (
          <DailyBarChart key={figure.of} {...figure} days={days} scale={scale} />
        ))}
      </Stack>
      <Text>
        The charts share one scale; lines are 7-day averages. Days start at midnight UTC. Your own visits, search
        engines and visitors who opt out of tracking aren't counted.
      </Text>
      <details className={css.details}>
        <summary>Show as a table</summary>
        <div className={css.scroll} tabIndex={0} role="region" aria-label="Table by day">
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">Day (UTC)</th>
                {activityMetrics.map(({ of, title }) => (
                  <th key={of} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row">{formatUtcDate(day.day, 'short')}</th>
                  {activityMetrics.map(({ of }) => (
                    <td key={of}>{day[of]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
