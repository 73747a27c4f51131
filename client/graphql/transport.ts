/** Returns an application path as URL below Vite's `base`; every request uses it: none goes to another host (K43). */
export const serverUrl = (path: `/${string}`): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`;

/** Sends a GraphQL request to the server; `init` has the body and its content type, `operation` its name if known. */
export type Transport = (init: RequestInit, operation?: string) => Promise<Response>;

let transport: Transport = () => Promise.reject(new Error('No transport is configured.'));

/** Sets, once at page start, how requests are authenticated: by session (xsrf.ts), or by token in a widget's frame. */
export const setTransport = (way: Transport): void => {
  transport = way;
};

/** Sends every query, mutation and count of this page. */
export const sendGraphql: Transport = (init, operation) => transport({ ...init, method: 'POST' }, operation);
