/**
 * Where the application answers a path: under the address that this client was built for (vite's `base`, `/` unless a
 * build says otherwise). Every call begins here, so that none goes to another host (K43).
 */
export const serverUrl = (path: `/${string}`): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`;
