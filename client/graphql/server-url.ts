/** Returns an application path as URL below Vite's `base`; every request uses it: none goes to another host (K43). */
export const serverUrl = (path: `/${string}`): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`;
