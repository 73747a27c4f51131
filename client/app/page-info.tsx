import { type Brand, type BrandCode } from '../../domain/brands/brand.ts';
import { createContext, useContext } from 'react';
import { getBrand } from '../../domain/brands/brands.ts';
import type { WidgetBoot } from '../../domain/widget/messages.ts';

/** What the server tells a page beside its data: the same on the server's render and in the browser. */
export interface PageInfo {
  brand: BrandCode;
  /** The product's time when the page was rendered, ISO 8601 in UTC. */
  now: string;
  /** Where the brand's site stands, without a slash at its end: `https://homes.example`. */
  origin: string;
  /** The brand as the page's address names it; null when that is the host's own anyway. Every link of the page keeps it. */
  site: BrandCode | null;
  /** The address of the operator's analytics script; absent where there is none. */
  analytics?: string;
  /** The partner network's host of the directions, if they are not answered here (requirement 182). */
  directionsHost?: string;
  /** Absent but in a widget's frame: how it speaks to the server and to the page around it. */
  frame?: WidgetBoot;
}

/** For what few screens read; the hooks below are for the others. */
export const PageInfoContext = createContext<PageInfo>({
  brand: 'default',
  now: '1970-01-01T00:00:00.000Z',
  origin: '',
  site: null,
});
export const PageInfoProvider = PageInfoContext.Provider;

/** The brand this page is shown under. */
export const useBrand = (): Brand => getBrand(useContext(PageInfoContext).brand);

/** The product's time at the render of this page; the dev tools can move it ahead of the machine's. */
export const useNow = (): Date => new Date(useContext(PageInfoContext).now);

/** The brand that every link of this page must name; null where the host says it. */
export const useSite = (): BrandCode | null => useContext(PageInfoContext).site;

/** Where the brand's site stands: what is shared and what search engines are told begins with it. */
export const useOrigin = (): string => useContext(PageInfoContext).origin;

/** Whether this page is in a widget's frame, which forgets all that it was told when the page around is closed. */
export const useInFrame = (): boolean => useContext(PageInfoContext).frame !== undefined;
