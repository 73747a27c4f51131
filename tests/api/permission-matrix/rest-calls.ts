import type { z } from 'zod';
import { isRecord } from '../../../domain/is-record.ts';
import type { Route } from '../../../server/rest/define-route.ts';
import { routes } from '../../../server/rest/routes.ts';
import type { EndpointCase } from './addresses.ts';
import { perViewer, sameForAll, type OutcomePerViewer } from './viewers.ts';

/** Returns the examples of parameters, by name; one with several examples is left out, as on the page at /api. */
function examplesOf(schema: z.ZodObject | undefined): [string, string][] {
  const fields = Object.entries(schema?.shape ?? {}) as [string, z.ZodType][];
  return fields.flatMap(([name, field]): [string, string][] => {
    const examples = field.meta()?.['examples'];
    return Array.isArray(examples) && examples.length === 1 ? [[name, String(examples[0])]] : [];
  });
}

/** Returns a call's path with the examples of its parameters; `id` instead of that of a listing. */
export function examplePath({ path, input = {} }: Pick<Route, 'path' | 'input'>, id: string): string {
  const params = Object.fromEntries(examplesOf(input.params));
  const query = new URLSearchParams(examplesOf(input.query));
  // A listing's example is 1, which is only a number.
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => (params[name] === '1' ? id : (params[name] ?? '')));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** Returns the status that each viewer gets, as the call declares its access. */
function statusOf({ access, loggedOut, changesState, upload, output }: Route): OutcomePerViewer<number> {
  // A link cannot carry the page's token, and JSON is no file.
  if (changesState || upload) return sameForAll(changesState ? 405 : 415);
  const success = Number(Object.keys(output)[0]);
  return access === 'anyone' ? sameForAll(success) : perViewer(loggedOut ? 422 : 401, success, 403);
}

/** Returns a call with its own example, for the owner's listing. */
const exampleCase = (route: Route): EndpointCase => ({
  path: ({ shown }) => examplePath(route, shown.id),
  ...(route.method === 'POST' && {
    body: ({ shown }, viewer) => {
      // A mailbox for each viewer: one may send five messages an hour to a listing (K23).
      const own = { housing_id: Number(shown.id), email: `${viewer}-${route.name}@college.example` };
      const sent = isRecord(route.example) ? route.example : {};
      const replaced = Object.entries(own).filter(([name]) => name in sent);
      return route.access === 'ownerOrToken' ? undefined : { ...sent, ...Object.fromEntries(replaced) };
    },
  }),
  gives: statusOf(route),
});

/** Every REST call by method and pattern; addresses.ts has rows of its own for those whose example is not enough. */
export const restCases: Readonly<Record<string, EndpointCase>> = Object.fromEntries(
  routes.map((route) => [`${route.method} ${route.path}`, exampleCase(route)]),
);
