/** Sends a GraphQL request to the server; `init` has the body and its content type, `operation` its name if known. */
export type Transport = (init: RequestInit, operation?: string) => Promise<Response>;

let transport: Transport = () => Promise.reject(new Error('No transport is configured.'));

/** Sets, once at page start, how requests are authenticated: by session (xsrf.ts), or by token in a widget's frame. */
export const setTransport = (way: Transport): void => {
  transport = way;
};

/** Sends every query, mutation and count of this page. */
export const sendGraphql: Transport = (init, operation) => transport({ ...init, method: 'POST' }, operation);
