import type { z } from 'zod';

/** Topics of the calls, in the order of the document and its page. */
export const tags = {
  places: 'Colleges, cities and states.',
  housing: 'Searching homes and contacting landlords.',
  partners: "For partners' pages. These calls set no cookies; pages on a brand's partner sites may call them.",
  posting: 'Writing, paying for and editing a listing.',
  listings: 'Your own listings.',
  account: 'Sessions and passwords.',
} as const;

/** One response: its description and JSON; `null` for none; a media type for what is not JSON. */
export interface DocumentedAnswer {
  words: string;
  body: z.ZodType | null | `${string}/${string}`;
  headers?: Readonly<Record<string, string>>;
}

/** Documentation of an endpoint; documented-routes.ts adds the responses common to all calls of its type (400, 403, 429, …). */
export interface EndpointDoc {
  tag: keyof typeof tags;
  /** Operation id, as a generated client names it. */
  name: string;
  summary: string;
  description?: string;
  /** A call that the specification [§7] does not list: marked `x-origin`. */
  ours?: true;
  params?: z.ZodObject;
  /** The query after parsing: numbers are numbers here. It validates the query wherever zod does. */
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** A sample body; a test validates it against the schema. */
  example?: unknown;
  multipart?: true;
  /** Additional fields that a 422 may report besides those sent; 'draft': those of a draft. */
  refuses?: readonly string[] | 'draft';
  /** Requires a session: 401 without one, and 403 for another account's resource. */
  ownersOnly?: true;
  /** Returns 404 for missing resources. */
  mayMiss?: true;
  /** Other responses by status; at least the success. */
  answers: Readonly<Record<number, DocumentedAnswer>>;
}

/** Returns the answers of a call that has only a 200 of its own. */
export const ok = (words: string, body: z.ZodType): EndpointDoc['answers'] => ({ 200: { words, body } });
