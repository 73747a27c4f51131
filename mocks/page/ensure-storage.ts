import { replaceStorage } from './isolate-page.ts';

// Where touching a storage throws (a private window, blocked cookies) the page gets one that lasts as long as it does.
// Before anything else is loaded, for the worker's own code looks into the storage as it begins.
for (const name of ['localStorage', 'sessionStorage'] as const) {
  try {
    window[name].getItem('');
  } catch {
    replaceStorage(name, {});
  }
}
