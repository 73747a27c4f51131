import { createContext, use } from 'react';
import type { Host } from './host.ts';

const HostContext = createContext<Host>({ say: () => undefined, listen: () => () => undefined });
/** Provides the host page to the components of a frame. */
export const HostProvider = HostContext.Provider;
export const useHost = (): Host => use(HostContext);
