import { Cluster } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { formatNumber } from '../../../../domain/format/numbers.ts';
import { useState, type PointerEvent } from 'react';
import { trendLabel, weeklyAverages, type ActivityDay } from '../../../../domain/tracking/activity.ts';
import css from './activity.module.css';
import { formatUtcDate } from '../../../../domain/format/dates.ts';

/** Width of a bar in viewBox units; the SVG stretches to the available width. */
const STEP = 10;
const HEIGHT = 60;

interface DailyBarChartProps {
  title: string;
  means: string;
  days: readonly ActivityDay[];
  of: 'views' | 'matches' | 'requests';
  /** The count that fills the height; the same for charts that stand together. */
  scale: number;
}

/**
 * Renders one metric by day: its total as text, and its trend, and one bar per day with the 7-day average. The table
 * contains the same data.
 */
export function DailyBarChart({ title, means, days, of, scale }: DailyBarChartProps) {
  const [at, setAt] = useState<number>();
  const sum = days.reduce((total, day) => total + day[of], 0);
  const [top] = sum > 0 ? days.toSorted((a, b) => b[of] - a[of]) : [];
  const toHeight = (count: number) => (count / scale) * (HEIGHT - 2);
  const trend = trendLabel(days.map((day) => day[of]));
  const pointed = at === undefined ? undefined : days[at];
  const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * days.length);
    setAt(Math.min(days.length - 1, Math.max(0, index)));
  };
  const words = `${title} by day: ${sum} total${top ? `, highest on ${formatUtcDate(top.day, 'short')} with ${top[of]}` : ''}.${trend && ` ${trend}.`}`;
  return (
    <div className={css.figure}>
      <Cluster gap={4} rows={2} align="baseline" spread>
        <h3>
          {title}{' '}
          <Text as="span" className={css.means}>
            {means}
          </Text>
        </h3>
        <b className={css.sum}>{formatNumber(sum)}</b>
      </Cluster>
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={css.bars}
        role="img"
        aria-label={words}
        onPointerMove={point}
        onPointerLeave={() => setAt(undefined)}
      >
        {days.map((day, index) => {
          // A day with any is visible on every scale.
          const height = day[of] > 0 ? Math.max(toHeight(day[of]), 2) : 0;
          return (
            <rect
              key={day.day}
              className={index === at ? css.pointed : css.bar}
              x={index * STEP + 1}
              width={STEP - 2}
              y={HEIGHT - height}
              height={height}
            />
          );
        })}
        <polyline className={css.average} points={averageLine(days.map((day) => toHeight(day[of])))} />
      </svg>
      {trend && <p className={css.trend}>{trend}</p>}
      <Cluster as="p" rows={0} spread className={css.scale} aria-hidden="true">
        {pointed ? (
          <span>
            {formatUtcDate(pointed.day, 'short')}: {pointed[of]}
          </span>
        ) : (
          <>
            <span>{days[0] && formatUtcDate(days[0].day, 'short')}</span>
            {top && (
              <span>
                highest: {top[of]} on {formatUtcDate(top.day, 'short')}
              </span>
            )}
            <span>today</span>
          </>
        )}
      </Cluster>
    </div>
  );
}

/** Returns the points of the 7-day average, through the middle of the bars. */
const averageLine = (heights: readonly number[]): string =>
  weeklyAverages(heights)
    .flatMap((height, index) => (height === null ? [] : `${(index + 0.5) * STEP},${HEIGHT - height}`))
    .join(' ');
