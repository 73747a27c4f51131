import { SeededRandom } from './seeded-random.ts';
import { DAY_MS } from '../domain/time-spans.ts';

/** Relative activity by weekday, from Sunday: students search mostly on Sundays and Mondays, and rarely on Saturdays. */
const week = [1.35, 1.25, 1.1, 1, 0.95, 0.75, 0.6];

/** Returns a day's activity of a demo listing, always the same; it varies between listings and over the weeks. */
export function exampleDayActivity(home: string, day: string): { views: number; matches: number } {
  const popularity = new SeededRandom(home).between(3, 14);
  const random = new SeededRandom(`${home} ${day}`);
  const date = new Date(day);
  const wave = 1 + 0.35 * Math.sin(date.getTime() / (DAY_MS * 9));
  const matches = Math.round(popularity * wave * (week[date.getUTCDay()] ?? 1) * random.between(0.6, 1.4));
  return { matches, views: Math.round(matches * random.between(0.12, 0.34)) };
}
