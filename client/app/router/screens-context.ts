import { createContext, use } from 'react';
import type { Screen } from './match-screen.ts';

const ScreensContext = createContext<readonly Screen[]>([]);
/** Gives a page its screens: the site's (routes.tsx), or those of a widget's frame. */
export const ScreensProvider = ScreensContext.Provider;
/** The screens that links and steps of this page lead to. */
export const useScreens = (): readonly Screen[] => use(ScreensContext);
