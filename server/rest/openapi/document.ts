import { z } from 'zod';
import { tags, type DocumentedRoute, type Output } from '../define-route.ts';
import { routes } from '../routes.ts';
import { iconRoute } from '../routes/partners.ts';
import { PROJECT_DEFINED } from '../shapes.ts';
import { introduction } from './introduction.ts';
import type { Document, Json, Operation, Parameter, Response, Schema } from './openapi-types.ts';
import { responses, schemas, securitySchemes } from './shared-components.ts';

const SUMMARY = 'Student housing near campus: places, homes, requests to landlords, and posting listings.';

/** Constraints that also hold for a text before it is trimmed. */
const STRING_KEYWORDS = ['minLength', 'maxLength', 'format', 'enum'] as const;

/** Adds the output's constraints to a pipe's input, which alone may be any text: clients need both. */
function mendPipe({ _zod: { def } }: z.core.$ZodTypes, json: Json): void {
  if (def.type !== 'pipe' || json['type'] !== 'string' || def.out._zod.def.type === 'transform') return;
  const after: Json = z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any' });
  if (after['type'] !== 'string') return;
  for (const rule of STRING_KEYWORDS)
    if (after[rule] !== undefined && json[rule] === undefined) json[rule] = after[rule];
}

/** Schemas with an id, by id: defined once and referenced elsewhere. */
const named: Record<string, Schema> = {};

/** Converts a schema; `io`: as sent to us ('input'), or as parsed or returned ('output'). */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const json = z.toJSONSchema(z.object({ schema }), {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input') mendPipe(zodSchema, jsonSchema as Json);
      else delete jsonSchema.additionalProperties; // fields may be added to responses
      // Zod's own patterns of formats, and the bounds of every integer, say nothing to a client.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs = {}, properties } = JSON.parse(text) as {
    $defs?: Record<string, Schema>;
    properties: { schema: Schema };
  };
  for (const [name, { id: _, ...definition }] of Object.entries($defs)) named[name] ??= definition;
  return properties.schema;
}

const respond = (name: keyof typeof responses): Response => ({ $ref: `#/components/responses/${name}` });

/** Returns the parameters of one location. */
function parametersOf(place: Parameter['in'], schema: z.ZodObject = z.object({})): Parameter[] {
  return Object.entries(schemaOf(schema, 'output').properties ?? {}).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || !(schema.shape[name] as z.ZodType).safeParse(undefined).success,
    ...(description !== undefined && { description }),
    schema: rest,
  }));
}

/** Returns the 422 response by field: the fields that are sent, and those for errors of the whole request. */
function rejectionOf({ input = {}, rejects = [] }: DocumentedRoute): Response | null {
  if (rejects === 'draft') return respond('RefusedDraft');
  const sent = input.body instanceof z.ZodObject ? Object.keys(input.body.shape) : [];
  const fields = [...new Set([...Object.keys(input.query?.shape ?? {}), ...sent, ...rejects])];
  if (fields.length === 0) return null;
  const messages = { $ref: '#/components/schemas/Messages' };
  const errors = { type: 'object', properties: Object.fromEntries(fields.map((field) => [field, messages])) };
  return {
    description: 'Rejected: the errors by field.',
    content: { 'application/json': { schema: { type: 'object', required: ['errors'], properties: { errors } } } },
  };
}

function describeOutput({ description, body, headers = {} }: Output): Response {
  const documented = Object.entries(headers).map(([name, text]) => [
    name,
    { description: text, schema: { type: 'string' } },
  ]);
  return {
    description,
    ...(documented.length > 0 && { headers: Object.fromEntries(documented) }),
    ...(body !== null && {
      content: typeof body === 'string' ? { [body]: {} } : { 'application/json': { schema: schemaOf(body, 'output') } },
    }),
  };
}

/** Returns every status of a call: its own and those common to calls of its type. */
function responsesOf(route: DocumentedRoute): Operation['responses'] {
  const { method, access, loggedOut, changesState, input, upload, mayMiss } = route;
  const isPost = method === 'POST';
  const rejection = rejectionOf(route);
  return {
    400: respond('Unreadable'),
    ...(access !== 'anyone' && !loggedOut && { 401: respond('NotLoggedIn') }),
    ...((access !== 'anyone' || isPost) && { 403: respond('Forbidden') }),
    ...((mayMiss || input?.params) && { 404: respond('NotFound') }),
    ...(changesState && { 405: respond('SendAsPost') }),
    ...(isPost && { 413: respond('TooLarge'), 415: respond('NotJson') }),
    ...(upload && { 408: respond('Stopped') }),
    ...(rejection && { 422: rejection }),
    429: respond('TooMany'),
    503: respond('Unavailable'),
    ...Object.fromEntries(Object.entries(route.output).map(([status, output]) => [status, describeOutput(output)])),
  };
}

function operationOf(route: DocumentedRoute): Operation {
  const { method, access, changesState, input = {}, example, upload } = route;
  const parameters = [
    ...parametersOf('path', input.params),
    ...parametersOf('query', input.query),
    ...parametersOf('header', input.headers),
  ];
  const proofs = {
    ...((method === 'POST' || changesState) && { token: [], tokenCookie: [] }),
    ...(access !== 'anyone' && { session: [] }),
  };
  return {
    operationId: route.name,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description && { description: route.description }),
    ...(route.ours && { 'x-origin': PROJECT_DEFINED }),
    security: Object.keys(proofs).length > 0 ? [proofs] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(input.body && {
      requestBody: {
        required: true,
        content: {
          [upload ? 'multipart/form-data' : 'application/json']: {
            schema: schemaOf(input.body, 'input'),
            ...(example !== undefined && { example }),
          },
        },
      },
    }),
    responses: responsesOf(route),
  };
}

/** Builds the document; every schema in it also validates, or types, what it describes. */
function buildDocument(): Document {
  const rules = Object.entries(introduction).map(([title, text]) => `**${title}.** ${text}`);
  const paths: Document['paths'] = {};
  for (const route of [...routes, iconRoute]) {
    const path = route.path.replaceAll(/:(\w+)(\([^)]*\))?/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operationOf(route);
  }
  return {
    openapi: '3.1.1',
    info: { title: 'nearcampus', version: '1.0.0', summary: SUMMARY, description: [SUMMARY, ...rules].join('\n\n') },
    servers: [{ url: '/', description: 'The site that this document comes from.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas: { ...schemas, ...named }, responses, securitySchemes },
  };
}

let cachedDocument: Document | undefined;

/** Returns the OpenAPI document of all REST calls; built at the first call. */
export const apiDocument = (): Document => (cachedDocument ??= buildDocument());
