import { createContext, useContext } from 'react';

/** What a rendered screen says about its answer. */
export interface RenderStatus {
  /** The HTTP status. */
  code: number;
  /** A path of this site to go to instead. */
  redirect?: string;
}

/** Only the server gives one; in the browser it is null and saying a status does nothing. */
export const Status = createContext<RenderStatus | null>(null);

/** A screen that finds nothing says so while it renders: `useStatus(404)`. */
export function useStatus(code: number): void {
  const status = useContext(Status);
  // React would rather not see this, but a server render happens once and is thrown away.
  if (status) status.code = code;
}
