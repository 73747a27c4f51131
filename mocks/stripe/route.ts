import type { z } from 'zod';
import { expanded } from './wire/expand.ts';
import type { FormTree } from './wire/form.ts';
import { read } from './wire/params.ts';
import type { Work } from './work.ts';

/** One call being answered: its parameters read, the ids of its path in order. */
export interface Call<Params> {
  work: Work;
  params: Params;
  id: string;
  secondId: string;
  /** Asked by a browser with a publishable key, which may do little. */
  publishable: boolean;
}

/** What a schema reads, without `expand`, which is seen to for every call alike. */
export type Given<Schema extends z.ZodType> = Omit<z.output<Schema>, 'expand'>;

export interface Asked {
  form: FormTree;
  ids: readonly string[];
  publishable: boolean;
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/customers/:id` */
  path: string;
  /** Whether a publishable key will do. */
  publishable: boolean;
  answer(work: Work, asked: Asked): object;
}

/** A row of the router: what it takes and what it does. Expansion is done here, once for all. */
export function route<Schema extends z.ZodType<{ expand?: string[] | undefined }>>(
  method: Route['method'],
  path: string,
  schema: Schema,
  run: (call: Call<Given<Schema>>) => object,
  { publishable = false } = {},
): Route {
  return {
    method,
    path,
    publishable,
    answer(work, asked) {
      const { expand, ...params } = read(schema, asked.form);
      const [id = '', secondId = ''] = asked.ids;
      const answer = run({ work, params, id, secondId, publishable: asked.publishable });
      return expanded(work, answer, expand);
    },
  };
}
