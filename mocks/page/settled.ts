import type { Line } from '../handlers/line.ts';

/** Between two looks at a page that settles. */
const LOOK_MS = 50;
/** A page that has not settled by then is looked at as it is. */
const PATIENCE_MS = 20_000;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
/** Its heading, or the shape of what is on its way. */
const hasScreen = () => document.querySelector('#root :is(h1, [aria-busy=true])') !== null;

/** Waits until a screen stands and no answer is under way, for two looks in turn, and its fonts are there. */
export async function settled(line: Line): Promise<void> {
  const from = performance.now();
  for (let still = 0; still < 2 && performance.now() - from < PATIENCE_MS; await pause(LOOK_MS))
    still = hasScreen() && line.underWay === 0 ? still + 1 : 0;
  await document.fonts.ready;
}
