import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { FieldErrors } from '../../domain/field-errors.ts';
import type { Context } from '../context.ts';

/** Topics of the calls, in the order of the document and its page. */
export const tags = {
  places: 'Colleges, cities and states.',
  housing: 'Searching homes and contacting landlords.',
  partners: "For partners' pages. These calls set no cookies; pages on a brand's partner sites may call them.",
  posting: 'Writing, paying for and editing a listing.',
  listings: 'Your own listings.',
  account: 'Sessions and passwords.',
} as const;

/** The parameters of a URL as sent; one given twice is an array. */
export type RawQuery = Record<string, string | string[] | undefined>;

/** The input of a REST call: parameters parsed by their schemas, a body that the service validates. */
export interface RestInput<Params = unknown, Query = unknown, AccountId = number | null> {
  params: Params;
  query: Query;
  body: unknown;
  /** The body when it is an object; any other is empty here, so that its missing fields are reported. */
  fields: Record<string, unknown>;
  /** The account of the session; null only where a call needs none. */
  accountId: AccountId;
  /** For headers and uploads. */
  request: FastifyRequest;
}

/** The result of a REST call, with its body as a value or as JSON; validation errors are data: 422 by field. */
export type RestAnswer = { status?: number; body?: unknown } | { json: string } | { errors: FieldErrors };

/** One documented response: its description and JSON; `null` for none; a media type for what is not JSON. */
export interface Output {
  description: string;
  body: z.ZodType | null | `${string}/${string}`;
  headers?: Readonly<Record<string, string>>;
}

/** Whose call it is: of anyone, of the listing's owner, or of the owner or who has the `token` that we emailed. */
type Access = 'anyone' | 'owner' | 'ownerOrToken';

/** What the OpenAPI document says of a call; document.ts adds the responses common to all calls of its type (400, 403, …). */
export interface DocumentedRoute {
  method: 'GET' | 'POST';
  path: string;
  /** Operation id, as a generated client names it. */
  name: string;
  tag: keyof typeof tags;
  summary: string;
  description?: string;
  /** A call that the specification [§7] does not list: marked `x-origin`. */
  ours?: true;
  access: Access;
  /** The 422 that a call of an owner's has instead of 401 [§7]. */
  loggedOut?: FieldErrors;
  /** A GET that changes state (K51). */
  changesState?: true;
  /** A multipart upload, whose body is a file. */
  upload?: true;
  input?: {
    /** What it rejects is a 404 with the schema's message. */
    params?: z.ZodObject;
    query?: z.ZodObject;
    headers?: z.ZodObject;
    /** Validated by the service. */
    body?: z.ZodType;
  };
  /** A sample body; a test validates it against the schema. */
  example?: unknown;
  /** Further fields that a 422 may report besides those sent; 'draft': those of a draft. */
  rejects?: readonly string[] | 'draft';
  /** Returns 404 for what a query or a body names; with `params`, every call does. */
  mayMiss?: true;
  /** Responses by status, the success first. */
  output: Readonly<Record<number, Output>>;
}

/** One REST endpoint. */
export interface Route<Params = unknown, Query = unknown, AccountId = number | null> extends DocumentedRoute {
  /** The same for every client, and read by partners' pages: cached for this many seconds, and no cookie is set. */
  allowsPartners?: number;
  /** The same for every client at a given moment: served from the response cache (ADR 0010). */
  isPublic?: true;
  /** A page has the same URL: this route serves requests for JSON. */
  sharesPageUrl?: true;
  /** Parses the query instead of its schema, where the browser has the same parser. */
  parseQuery?(query: RawQuery): Query | { errors: FieldErrors };
  answer(input: RestInput<Params, Query, AccountId>, context: Context): Promise<RestAnswer>;
}

type NoFields = z.ZodObject<Record<never, z.ZodType>>;

/** Declares a REST call, such as 'POST /login': the types of `answer`'s input are those of its schemas. */
export function defineRoute<
  Params extends z.ZodObject = NoFields,
  Query extends z.ZodObject = NoFields,
  Parsed = z.output<Query>,
  Who extends Access = Access,
>(
  tag: Route['tag'],
  call: `${Route['method']} ${string}`,
  route: Omit<
    Route<z.output<Params>, Parsed, Who extends 'owner' ? number : number | null>,
    'method' | 'path' | 'tag' | 'input' | 'access'
  > & {
    access: Who;
    input?: Omit<NonNullable<DocumentedRoute['input']>, 'params' | 'query'> & { params?: Params; query?: Query };
  },
): Route {
  const [method, path] = call.split(' ') as [Route['method'], string];
  return { ...route, method, path, tag } as Route;
}

/** Returns the output of a call that has only a 200 of its own. */
export const ok = (description: string, body: z.ZodType): DocumentedRoute['output'] => ({ 200: { description, body } });
