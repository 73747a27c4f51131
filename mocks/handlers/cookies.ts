import { SESSION_MAX_DAYS } from '../../domain/limits.ts';
import { DAY_MS } from '../../domain/time-spans.ts';

/** The cookies of one call: read from the request, set as the response would. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Null deletes it. */
  set(name: string, value: string | null): void;
  /** The response's Set-Cookie lines; empty when the page's own cookies were changed directly. */
  lines(): readonly string[];
}

const MAX_AGE = (SESSION_MAX_DAYS * DAY_MS) / 1000;

const lineOf = (name: string, value: string | null) =>
  value === null
    ? `${name}=; path=/; max-age=0`
    : `${name}=${encodeURIComponent(value)}; path=/; samesite=lax; max-age=${MAX_AGE}`;

function read(text: string, name: string): string | undefined {
  const found = text
    .split(/; */)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const)
    .find(([known]) => known === name)?.[1];
  return found === undefined || found === '' ? undefined : decodeURIComponent(found);
}

/** Uses the document's cookies: a service worker cannot read the Cookie header or set one. */
const ofPage = (): Cookies => ({
  get: (name) => read(document.cookie, name),
  set: (name, value) => {
    document.cookie = lineOf(name, value);
  },
  lines: () => [],
});

function ofHeader(header: string): Cookies {
  const changed = new Map<string, string | null>();
  return {
    get: (name) => (changed.has(name) ? (changed.get(name) ?? undefined) : read(header, name)),
    set: (name, value) => void changed.set(name, value),
    lines: () => [...changed].map(([name, value]) => lineOf(name, value)),
  };
}

/** Returns the cookies of a call with this Cookie header; in a page its own. */
export const cookiesOf = (header: string | null): Cookies =>
  typeof document === 'undefined' ? ofHeader(header ?? '') : ofPage();
