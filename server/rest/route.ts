import type { FieldErrors } from '../../domain/field-errors.ts';
import type { Context } from '../context.ts';
import type { RateLimitName } from '../../domain/limits.ts';
import type { EndpointDoc } from './openapi/endpoint-doc.ts';

/** What a REST call brings along, decoded but not yet believed. */
export interface RestInput {
  params: Record<string, string>;
  /** A parameter given twice is a list. */
  query: Record<string, string | string[] | undefined>;
  body: unknown;
  headers: Record<string, string | string[] | undefined>;
}

/** What it is answered. A refusal is data: 422 with the fields as the specification names them. */
export type RestAnswer = { status?: number; body?: unknown } | { errors: FieldErrors };

/** One call of the contract: a row of routes.ts. */
export interface Route {
  method: 'GET' | 'POST';
  path: string;
  /** For the document: which limit its service takes, by the client's address. */
  throttle?: RateLimitName;
  /** A GET that changes state (K51). */
  changesState?: true;
  /** The same for everybody, and read by the pages of partners: kept so many seconds, and no cookie is set. */
  allowsPartners?: number;
  /** The same for everybody who asks in one moment, whoever they are: kept in front of the doors (ADR 0010). */
  isPublic?: true;
  /** A page stands at the same address: this row is for who asks for JSON. */
  sharesPageUrl?: true;
  /** What the document of the REST calls (/api/openapi.json) says of it; its schemas stand in docs/. */
  doc: EndpointDoc;
  answer(input: RestInput, context: Context): Promise<RestAnswer>;
}
