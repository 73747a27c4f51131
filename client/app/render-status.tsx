import { createContext, useContext } from 'react';

/** What a rendered screen says about its answer. */
export interface RenderStatus {
  code: number;
  /** A path of this site to go to instead. */
  redirect?: string;
  /** What search engines and messengers are told of the page; written into the head beside the page itself. */
  metadata?: PageMetadata;
}

/** What programs read of a page that people may be sent to. */
export interface PageMetadata {
  title: string;
  description: string;
  /** The one address of the page, absolute. */
  url: string;
  /** The picture that stands for it, absolute, 1200 by 630. */
  picture: string;
  /** Things of the page in the words of schema.org. */
  things: readonly StructuredData[];
}

/** A thing of schema.org, as JSON-LD. */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** Only the server gives one; in the browser it is null and saying a status does nothing. */
export const RenderStatusContext = createContext<RenderStatus | null>(null);

/** A screen that finds nothing says so while it renders: `useStatus(404)`. */
export function useStatus(code: number): void {
  const status = useContext(RenderStatusContext);
  // React would rather not see this, but a server render happens once and is thrown away.
  if (status) status.code = code;
}

/** Says what programs read of this page. Only a server's render listens; what is not made there costs a browser nothing. */
export function usePageMetadata(make: (() => PageMetadata) | null): void {
  const status = useContext(RenderStatusContext);
  if (status && make) status.metadata = make();
}
