import { samplePhoto } from '../../setup/drafts.ts';
import { startTargets, type Targets } from './server-and-mock.ts';
import type { Target } from './target.ts';

type Pair = { large: string; small: string };

let running: Targets | undefined;
const pictures = new Map<string, Pair>();

/** Starts the two sides that the suites of one test file share, and uploads an image to each. */
export async function startSharedTargets(): Promise<void> {
  running = await startTargets();
  const bytes = await samplePhoto();
  const { at } = running.people();
  for (const person of [at.server, at.mock]) pictures.set(person.side.name, await person.upload(bytes));
}

export const stopSharedTargets = async (): Promise<void> => running?.stop();

/**
 * Returns the two sides.
 * @throws before they have started
 */
export function targets(): Targets {
  if (!running) throw new Error('The two sides have not started.');
  return running;
}

/** Returns the image that was uploaded to this side. */
export const imageOf = ({ name }: Target): Pair => pictures.get(name) ?? { large: '', small: '' };
