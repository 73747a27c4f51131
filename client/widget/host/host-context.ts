import { createContext, use } from 'react';
import type { Host } from './host.ts';

const HostContext = createContext<Host>({ say: () => undefined, listen: () => () => undefined });
/** Gives the parts of a frame the page around it. */
export const HostProvider = HostContext.Provider;
export const useHost = (): Host => use(HostContext);
