/** Carries what is said to the server's GraphQL; `init` has the body and its kind. */
export type Door = (init: RequestInit) => Promise<Response>;

let door: Door = () => Promise.reject(new Error('No door is open.'));

/** Says once, when a page starts, how it reaches the server: by its session (xsrf.ts), in a widget's frame by its token. */
export const openDoor = (way: Door): void => {
  door = way;
};

/** Every query, mutation and count of this page goes through here. */
export const sayToServer: Door = (init) => door({ ...init, method: 'POST' });
