import { isRecord } from '../../domain/is-record.ts';

/** What only explains: it may change. */
const PROSE = new Set(['description', 'summary', 'examples', 'example', 'title', 'tags', 'externalDocs', 'info']);

const nameOf = (item: unknown): unknown => (isRecord(item) ? item['name'] : undefined);
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Returns what an OpenAPI document has lost or loosened, by pointer with a reason, and what a request now requires. */
export function openApiLosses(before: unknown, now: unknown, at = '#'): string[] {
  if (Array.isArray(before)) {
    if (!Array.isArray(now)) return [`${at}: was a list`];
    const lost = before.flatMap((item, index) => {
      const name = nameOf(item);
      if (name !== undefined)
        return openApiLosses(
          item,
          now.find((other) => nameOf(other) === name),
          `${at}/${String(name)}`,
        );
      if (isRecord(item)) return openApiLosses(item, now[index], `${at}/${index}`);
      return now.some((other) => isSame(other, item)) ? [] : [`${at}: no longer has ${JSON.stringify(item)}`];
    });
    const demands = /\/requestBody\/.*\/required$/.test(at)
      ? now.filter((item) => !before.some((other) => isSame(other, item)))
      : [];
    return [...lost, ...demands.map((item) => `${at}: now also requires ${JSON.stringify(item)}`)];
  }
  if (isRecord(before)) {
    if (!isRecord(now)) return [`${at}: is gone`];
    return Object.entries(before).flatMap(([name, value]) => {
      // A field may be called like what explains.
      if (PROSE.has(name) && !at.endsWith('/properties')) return [];
      return openApiLosses(value, now[name], `${at}/${name.replaceAll('/', '~1')}`);
    });
  }
  return now === before ? [] : [`${at}: was ${JSON.stringify(before)}, is ${JSON.stringify(now ?? null)}`];
}
