import { SeededRandom } from './seeded-random.ts';

/** Returns a uuid that is always the same for the same name, so that two runs agree. */
export function seededUuid(name: string): string {
  const random = new SeededRandom(`uuid ${name}`);
  const eight = () => random.whole(0, 0xff_ff_ff_ff).toString(16).padStart(8, '0');
  const [first, second, third, fourth] = [eight(), eight(), eight(), eight()];
  return `${first}-${second.slice(0, 4)}-5${second.slice(5)}-8${third.slice(1, 4)}-${third.slice(4)}${fourth}`;
}
