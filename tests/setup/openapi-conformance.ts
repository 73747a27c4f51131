import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { apiDocument } from '../../server/rest/openapi/document.ts';
import type { Json } from '../../server/rest/openapi/openapi-types.ts';

const ROOT = 'api';
/** Joins property names of a document into a JSON pointer. */
const pointer = (...steps: string[]) =>
  `${ROOT}#/${steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/**
 * Returns the schema with every object that has named fields closed: the API allows itself to add fields to responses,
 * but tests must detect each.
 */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Json = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closed(part)]));
  const isShape = copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy);
  return isShape ? { ...copy, additionalProperties: false } : copy;
}

const document = apiDocument();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: ROOT, ...(closed(apiDocument()) as Json) });
const compiled = new Map<string, ValidateFunction>();

const compile = (steps: string[]): ValidateFunction => {
  const at = pointer(...steps);
  const known = compiled.get(at) ?? ajv.compile({ $ref: at });
  compiled.set(at, known);
  return known;
};

/** Returns the mismatch between a value and the schema at these steps of the document; null when it conforms. */
export function schemaMismatch(steps: string[], value: unknown): string | null {
  const validate = compile(steps);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

/** Returns whether the document has this call; `path` as OpenAPI writes it, `/api/schools/school/{id}`. */
export const isDocumented = (method: string, path: string): boolean =>
  document.paths[path]?.[method.toLowerCase()] !== undefined;

/**
 * Returns the mismatch between a response and the document, in status or body shape; null when it conforms.
 * @param body the JSON text; '' for none, undefined when it is not JSON
 */
export function findUndocumented(
  method: string,
  path: string,
  status: number,
  body: string | undefined,
): string | null {
  const where = `${method} ${path} ${status}`;
  const operation = ['paths', path, method.toLowerCase(), 'responses', String(status)];
  const raw = document.paths[path]?.[method.toLowerCase()]?.responses[status];
  if (!raw) return `${where} is not documented: ${String(body).slice(0, 300)}`;
  const name = raw.$ref?.split('/').at(-1);
  const [steps, response] =
    name === undefined ? [operation, raw] : [['components', 'responses', name], document.components.responses[name]];
  const content = response?.content;
  if (!content) return body === '' ? null : `${where} has a body: ${String(body).slice(0, 300)}`;
  if (!('application/json' in content)) return null;
  if (!body) return `${where} is not JSON`;
  const found = schemaMismatch([...steps, 'content', 'application/json', 'schema'], JSON.parse(body));
  return found === null ? null : `${where}: ${found} in ${body.slice(0, 600)}`;
}

/** Converts `/api/schools/school/:id` into the document's notation. */
const templateOf = (url: string) => url.replaceAll(/:(\w+)(\([^)]*\))?/g, '{$1}');

/**
 * Compares every response of a served product with the document.
 * @returns the mismatches so far
 */
export function checkAnswersAgainstOpenApi(app: FastifyInstance): string[] {
  const wrong: string[] = [];
  app.addHook('onSend', (request, reply, payload, done) => {
    const path = templateOf(request.routeOptions.url ?? '');
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (isDocumented(request.method, path) && !isPage) {
      const text = payload === undefined || payload === null ? '' : typeof payload === 'string' ? payload : undefined;
      const found = findUndocumented(request.method, path, reply.statusCode, text);
      if (found !== null) wrong.push(found);
    }
    done(null, payload);
  });
  return wrong;
}
