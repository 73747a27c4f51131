import type { z } from 'zod';
import { expanded } from './wire/expand.ts';
import type { FormTree } from './wire/form.ts';
import { parseParams } from './wire/params.ts';
import type { Transaction } from './transaction.ts';

/** One call: its parsed parameters, and the id in its path. */
export interface Call<Params> {
  work: Transaction;
  params: Params;
  id: string;
  /** Whether a browser sent it with a publishable key, which has few permissions. */
  publishable: boolean;
}

/** The output of a schema without `expand`, which is handled centrally for every call. */
export type SchemaInput<Schema extends z.ZodType> = Omit<z.output<Schema>, 'expand'>;

interface ExpandRequest {
  form: FormTree;
  id: string;
  publishable: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/customers/:id` */
  path: string;
  /** Whether a publishable key is sufficient. */
  publishable: boolean;
  answer(work: Transaction, asked: ExpandRequest): object;
}

/** Creates a route: its parameters and its handler. Applies expansion for all routes. */
export function route<Schema extends z.ZodType<{ expand?: string[] | undefined }>>(
  method: Route['method'],
  path: string,
  schema: Schema,
  run: (call: Call<SchemaInput<Schema>>) => object,
  { publishable = false } = {},
): Route {
  return {
    method,
    path,
    publishable,
    answer(work, asked) {
      const { expand, ...params } = parseParams(schema, asked.form);
      const answer = run({ work, params, id: asked.id, publishable: asked.publishable });
      return expanded(work, answer, expand);
    },
  };
}
