import { ICON_PATH } from '../../ssr/icon-routes.ts';
import * as partners from '../docs/partners.ts';
import * as posting from '../docs/posting.ts';
import { routes } from '../routes.ts';
import type { Document, Json, Operation, Parameter, Response } from './openapi-types.ts';
import type { z } from 'zod';
import type { Route } from '../route.ts';
import { tags, type EndpointDoc, type DocumentedAnswer } from './endpoint-doc.ts';
import { introduction } from './introduction.ts';
import { Components, PROJECT_DEFINED } from './json-schema.ts';
import { responses, schemas, securitySchemes } from './shared-components.ts';

const SUMMARY = 'Student housing near campus: places, homes, requests to landlords, and posting listings.';

/** A route, or the upload: anything with a path and a doc. */
type DocumentedRoute = Pick<Route, 'method' | 'path' | 'changesState'> & { doc: EndpointDoc };

const respond = (name: keyof typeof responses): Response => ({ $ref: `#/components/responses/${name}` });

/** Returns the parameters of one location (path or query), by name. */
function parametersOf(
  place: 'path' | 'query' | 'header',
  schema: z.ZodObject | undefined,
  components: Components,
): Parameter[] {
  if (!schema) return [];
  const { properties = {} } = components.of(schema, 'output');
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: place,
    required: place === 'path' || !(schema.shape[name] as z.ZodType).safeParse(undefined).success,
    ...(description !== undefined && { description }),
    schema: rest,
  }));
}

/** Returns the 422 response by field: the fields that are sent, and those for errors of the whole request. */
function errorResponses({ query, body, refuses }: EndpointDoc): Response | null {
  const sent = body && 'shape' in body ? Object.keys(body.shape as object) : [];
  const more = refuses === 'draft' ? [] : (refuses ?? []);
  const fields = [...new Set([...Object.keys(query?.shape ?? {}), ...sent, ...more])];
  if (fields.length === 0) return null;
  if (refuses === 'draft') return respond('RefusedDraft');
  const messages = { $ref: '#/components/schemas/Messages' };
  const errors = { type: 'object', properties: Object.fromEntries(fields.map((field) => [field, messages])) };
  return {
    description: 'Rejected: the errors by field.',
    content: { 'application/json': { schema: { type: 'object', required: ['errors'], properties: { errors } } } },
  };
}

function describeAnswer({ words, body, headers }: DocumentedAnswer, components: Components): Response {
  const content =
    body === null
      ? undefined
      : typeof body === 'string'
        ? { [body]: {} }
        : { 'application/json': { schema: components.of(body, 'output') } };
  const named = Object.entries(headers ?? {}).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return {
    description: words,
    ...(named.length > 0 && { headers: Object.fromEntries(named) }),
    ...(content && { content }),
  };
}

/** Returns every status of a call: its own and those common to calls of its type. */
function responsesOf(row: DocumentedRoute, components: Components): Operation['responses'] {
  const { method, changesState, doc } = row;
  const all: Operation['responses'] = { 400: respond('Unreadable') };
  if (doc.ownersOnly) all['401'] = respond('NotLoggedIn');
  if (doc.ownersOnly || method === 'POST') all['403'] = respond('Forbidden');
  if (doc.mayMiss) all['404'] = respond('NotFound');
  if (changesState) all['405'] = respond('SendAsPost');
  if (method === 'POST') Object.assign(all, { 413: respond('TooLarge'), 415: respond('NotJson') });
  if (doc.multipart) all['408'] = respond('Stopped');
  const refused = errorResponses(doc);
  if (refused) all['422'] = refused;
  all['429'] = respond('TooMany');
  all['503'] = respond('Unavailable');
  for (const [status, answer] of Object.entries(doc.answers)) all[status] = describeAnswer(answer, components);
  return all;
}

function securityOf({ method, changesState, doc }: DocumentedRoute): Json[] {
  const needed = {
    ...((method === 'POST' || changesState) && { token: [], tokenCookie: [] }),
    ...(doc.ownersOnly && { session: [] }),
  };
  return Object.keys(needed).length > 0 ? [needed] : [];
}

function operation(row: DocumentedRoute, components: Components): Operation {
  const { doc } = row;
  const parameters = [
    ...parametersOf('path', doc.params, components),
    ...parametersOf('query', doc.query, components),
    ...parametersOf('header', doc.headers, components),
  ];
  const media = doc.multipart ? 'multipart/form-data' : 'application/json';
  return {
    operationId: doc.name,
    tags: [doc.tag],
    summary: doc.summary,
    ...(doc.description && { description: doc.description }),
    ...(doc.ours && { 'x-origin': PROJECT_DEFINED }),
    security: securityOf(row),
    ...(parameters.length > 0 && { parameters }),
    ...(doc.body && {
      requestBody: {
        required: true,
        content: {
          [media]: {
            schema: components.of(doc.body, 'input'),
            ...(doc.example !== undefined && { example: doc.example }),
          },
        },
      },
    }),
    responses: responsesOf(row, components),
  };
}

/** Converts `/api/schools/school/:id` to OpenAPI path syntax. */
const templateOf = (path: string): string => path.replaceAll(/:(\w+)(\([^)]*\))?/g, '{$1}');

/** Every REST call that is documented: the rows of routes.ts, and what is no JSON and so none of them. */
const documentedRoutes: readonly DocumentedRoute[] = [
  ...routes,
  { method: 'GET', path: ICON_PATH, doc: partners.icon },
  { method: 'POST', path: '/api/images-upload', doc: posting.upload },
];

/** Builds the document; every schema in it also validates, or types, what it describes. */
function buildDocument(): Document {
  const components = new Components();
  const rules = Object.entries(introduction).map(([title, words]) => `**${title}.** ${words}`);
  const paths: Document['paths'] = {};
  for (const row of documentedRoutes)
    (paths[templateOf(row.path)] ??= {})[row.method.toLowerCase()] = operation(row, components);
  return {
    openapi: '3.1.1',
    info: {
      title: 'nearcampus',
      version: '1.0.0',
      summary: SUMMARY,
      description: [SUMMARY, ...rules].join('\n\n'),
    },
    servers: [{ url: '/', description: 'The site that this document comes from.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas: { ...schemas, ...components.schemas }, responses, securitySchemes },
  };
}

let cachedDocument: Document | undefined;

/** Returns the OpenAPI document of all REST calls; built at the first call. */
export const apiDocument = (): Document => (cachedDocument ??= buildDocument());
