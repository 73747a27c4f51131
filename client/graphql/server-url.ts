/**
 * Returns the URL of an application path, relative to the base of this build (Vite's `base`, `/` by default). Every
 * request uses it, so that none goes to another host (K43).
 */
export const serverUrl = (path: `/${string}`): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}${path}`;
