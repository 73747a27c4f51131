import { createContext, useContext } from 'react';
import { brandOf, type Brand, type BrandCode } from '../domain/brands.ts';

/** What the server tells a page beside its data: the same on the server's render and in the browser. */
export interface Boot {
  brand: BrandCode;
  /** The product's time when the page was rendered, ISO 8601 in UTC. */
  now: string;
}

const BootContext = createContext<Boot>({ brand: 'default', now: '1970-01-01T00:00:00.000Z' });
export const BootProvider = BootContext.Provider;

/** The brand this page is shown under. */
export const useBrand = (): Brand => brandOf(useContext(BootContext).brand);

/** The product's time at the render of this page; the dev desk can move it ahead of the machine's. */
export const useNow = (): Date => new Date(useContext(BootContext).now);
