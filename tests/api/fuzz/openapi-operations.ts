import { apiDocument } from '../../../server/rest/openapi/document.ts';
import type { Schema } from './values-from-schema.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: Schema;
}

/** One call of the document. */
export interface Operation {
  method: string;
  /** As the document has it: `/api/schools/school/{id}`. */
  path: string;
  parameters: readonly Parameter[];
  /** Of its JSON body; absent without one. */
  body?: Schema;
  multipart: boolean;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const document = apiDocument() as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

export const { schemas } = document.components;

/** Every call that the document has. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
    const body = requestBody?.content['application/json']?.schema;
    return {
      method: method.toUpperCase(),
      path,
      parameters,
      ...(body && { body }),
      multipart: requestBody?.content['multipart/form-data'] !== undefined,
    };
  }),
);
