/** Carries what is said to the server's GraphQL; `init` has the body and its kind. */
export type Transport = (init: RequestInit) => Promise<Response>;

let transport: Transport = () => Promise.reject(new Error('No door is open.'));

/** Says once, when a page starts, how it reaches the server: by its session (xsrf.ts), in a widget's frame by its token. */
export const setTransport = (way: Transport): void => {
  transport = way;
};

/** Every query, mutation and count of this page goes through here. */
export const sendGraphql: Transport = (init) => transport({ ...init, method: 'POST' });
