import type { z } from 'zod';

/** What the calls are about, in the order in which the document and its page have them. */
export const tags = {
  places: 'Colleges, cities and states.',
  housing: 'Homes: searched, and asked about.',
  partners: 'For the pages of partners. They set no cookie; the partner sites of a brand may read them from a page.',
  posting: 'A listing is written, paid, and changed.',
  listings: 'One’s own listings.',
  account: 'Who asks.',
} as const;

/** One answer: what it means, and its JSON; `null` for none; a media type for what is not JSON. */
export interface DocumentedAnswer {
  words: string;
  body: z.ZodType | null | `${string}/${string}`;
  headers?: Readonly<Record<string, string>>;
}

/**
 * How a call is documented: it stands beside its row, and the document (openapi/document.ts) is made of it. What all
 * calls of a kind answer alike (400, 403, 413, 415, 429, …) is added there.
 */
export interface EndpointDoc {
  tag: keyof typeof tags;
  /** The name of the operation, as a generated client calls it. */
  name: string;
  summary: string;
  description?: string;
  /** A call that the specification [§7] does not list: marked `x-origin`. */
  ours?: true;
  params?: z.ZodObject;
  /** As it is after reading: a number is a number here. What validates it, wherever zod does. */
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** As it arrives. */
  body?: z.ZodType;
  /** A body to begin with, for who reads and tries; a test holds it to the schema. */
  example?: unknown;
  /** It is multipart, not JSON. */
  multipart?: true;
  /** Under which fields a 422 may have something, besides those that are sent; 'draft': those of a draft. */
  refuses?: readonly string[] | 'draft';
  /** Only with a session: without one 401, and 403 for what is somebody else's. */
  ownersOnly?: true;
  /** Answers 404 for what there is not. */
  mayMiss?: true;
  /** What is said besides, by status; at least the success. */
  answers: Readonly<Record<number, DocumentedAnswer>>;
}
