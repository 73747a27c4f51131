import { screens } from '../routes.tsx';
import type { Screen } from '../screen.ts';

/** What a widget's frame shows: what a renter needs from the first question to the landlord's answer, and no more. */
const paths = ['/', '/questionnaire', '/matches', '/matches/none', '/matches/end', '/home/:slug', '/congratulations', '*'];

/** Every screen of the frame, by its path below /embed; the first that matches wins. */
export const frameScreens: readonly Screen[] = screens.filter(({ path }) => paths.includes(path));
