import type { FieldErrors } from '../../domain/field-errors.ts';
import type { Context } from '../context.ts';
import type { EndpointDoc } from './openapi/endpoint-doc.ts';

/** The input of a REST call, decoded but not yet validated. */
export interface RestInput {
  params: Record<string, string>;
  /** A parameter given twice is an array. */
  query: Record<string, string | string[] | undefined>;
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
}

/** The result of a REST call, with its body as a value or as JSON; validation errors are data: 422 by field. */
export type RestAnswer = { status?: number; body?: unknown } | { json: string } | { errors: FieldErrors };

/** One endpoint of the REST contract: a row of routes.ts. */
export interface Route {
  method: 'GET' | 'POST';
  path: string;
  /** A GET that changes state (K51). */
  changesState?: true;
  /** The same for every client, and read by partners' pages: cached for this many seconds, and no cookie is set. */
  allowsPartners?: number;
  /** The same for every client at a given moment: served from the response cache (ADR 0010). */
  isPublic?: true;
  /** A page has the same URL: this route serves requests for JSON. */
  sharesPageUrl?: true;
  /** The endpoint's entry in the OpenAPI document (/api/openapi.json); its schemas are in docs/. */
  doc: EndpointDoc;
  answer(input: RestInput, context: Context): Promise<RestAnswer>;
}
