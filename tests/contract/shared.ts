import { photograph } from '../setup/drafts.ts';
import { startBoth, type Both } from './both.ts';
import type { Side } from './side.ts';

type Pair = { large: string; small: string };

let running: Both | undefined;
const pictures = new Map<string, Pair>();

/** Starts the two sides that the suites of one test file share, and uploads a picture to each. */
export async function startShared(): Promise<void> {
  running = await startBoth();
  const bytes = await photograph();
  const { at } = running.people();
  for (const person of [at.server, at.mock]) pictures.set(person.side.name, await person.upload(bytes));
}

export const stopShared = async (): Promise<void> => running?.stop();

/** The two sides. @throws before they have started */
export function both(): Both {
  if (!running) throw new Error('The two sides have not started.');
  return running;
}

/** The picture that was uploaded to this side. */
export const pictureOf = ({ name }: Side): Pair => pictures.get(name) ?? { large: '', small: '' };
