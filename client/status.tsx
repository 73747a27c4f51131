import { createContext, useContext } from 'react';

/** What a rendered screen says about its answer. */
export interface RenderStatus {
  /** The HTTP status. */
  code: number;
  /** A path of this site to go to instead. */
  redirect?: string;
  /** What search engines and messengers are told of the page; written into the head beside the page itself. */
  told?: Told;
}

/** What programs read of a page that people may be sent to. */
export interface Told {
  title: string;
  description: string;
  /** The one address of the page, absolute. */
  url: string;
  /** The picture that stands for it, absolute, 1200 by 630. */
  picture: string;
  /** Things of the page in the words of schema.org. */
  things: readonly Thing[];
}

/** A thing of schema.org, as JSON-LD. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** Only the server gives one; in the browser it is null and saying a status does nothing. */
export const Status = createContext<RenderStatus | null>(null);

/** A screen that finds nothing says so while it renders: `useStatus(404)`. */
export function useStatus(code: number): void {
  const status = useContext(Status);
  // React would rather not see this, but a server render happens once and is thrown away.
  if (status) status.code = code;
}

/** Says what programs read of this page. Only a server's render listens; what is not made there costs a browser nothing. */
export function useTold(make: (() => Told) | null): void {
  const status = useContext(Status);
  if (status && make) status.told = make();
}
