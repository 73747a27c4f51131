import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns a value that only the browser knows; on the server and during hydration `onServer`. */
export const useBrowserValue = <Value>(inBrowser: () => Value, onServer: Value): Value =>
  useSyncExternalStore(neverChanges, inBrowser, () => onServer);
