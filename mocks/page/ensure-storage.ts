import { replaceStorage } from './isolate-page.ts';

// Where accessing a storage throws (a private window, blocked cookies) the page gets one in memory. Runs before
// anything else loads, since the worker's own code reads the storage at startup.
for (const name of ['localStorage', 'sessionStorage'] as const) {
  try {
    window[name].getItem('');
  } catch {
    replaceStorage(name, {});
  }
}
