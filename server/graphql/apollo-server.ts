import { setImmediate } from 'node:timers/promises';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled';
import type { FormattedExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { Forbidden, TooManyRequests } from '../errors.ts';
import { clientOperations } from './__generated__/client-operations.ts';
import { CompiledQueries } from './compiled-queries.ts';
import { formatError, isUnexpectedError, isUnavailable, withoutSuggestions, withRequestId } from './format-error.ts';
import { LIST_BATCH } from './fields/list-batches.ts';
import { MAX_TOKENS } from './operation-limits.ts';

interface ApolloServerOptions {
  schema: GraphQLSchema;
  /** Whether explorer and introspection are available, which is the case while the dev tools are enabled. */
  open: boolean;
  /** Called with each unexpected error; the caller receives only the request ID. */
  onSurprise: (error: unknown, requestId: string) => void;
  /** The keys of the queries to compile; those of the client when absent. */
  own?: Pick<ReadonlySet<string>, 'has'>;
}

/** Returns the JSON of a response; other requests are answered between the batches of a root field's list. */
async function toText({ data, ...rest }: FormattedExecutionResult): Promise<string> {
  const fields: string[] = [];
  for (const [name, value] of Object.entries(data ?? {})) {
    // A field left out by @skip or @include.
    if (value === undefined) continue;
    const items: unknown[] = Array.isArray(value) ? value : [];
    const texts: string[] = [];
    for (let from = 0; from < items.length; from += LIST_BATCH) {
      if (from > 0) await setImmediate();
      texts.push(JSON.stringify(items.slice(from, from + LIST_BATCH)).slice(1, -1));
    }
    fields.push(`${JSON.stringify(name)}:${Array.isArray(value) ? `[${texts.join()}]` : JSON.stringify(value)}`);
  }
  const others = JSON.stringify(rest).slice(1, -1);
  const text = data ? `"data":{${fields.join()}}` : data === null ? '"data":null' : '';
  return `{${[others, text].filter(Boolean).join()}}\n`;
}

/** Creates the Apollo Server with limits, compiled queries, and masked unexpected errors. */
export function createApolloServer({ schema, open, onSurprise, own = clientOperations }: ApolloServerOptions): {
  apollo: ApolloServer<Context>;
  compiled: CompiledQueries;
} {
  const report = (error: GraphQLError, { requestId, services }: Context) => {
    const { originalError } = error;
    if (originalError instanceof Forbidden) services.security.record('permission_denied', { code: originalError.code });
    if (isUnexpectedError(formatError(error.toJSON(), error))) onSurprise(error.originalError ?? error, requestId);
  };
  const compiled = new CompiledQueries(schema, report, own);
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: open,
    stringifyResult: toText,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !open,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError: (formatted, error) =>
      open ? formatError(formatted, error) : withoutSuggestions(formatError(formatted, error)),
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      compiled.plugin(),
      {
        requestDidStart: async () => ({
          didEncounterErrors: async ({ errors, contextValue, response }) => {
            for (const error of errors) {
              report(error, contextValue);
              if (isUnavailable(formatError(error.toJSON(), error))) {
                response.http.status = 503;
                response.http.headers.set('retry-after', '5');
              }
              if (error.originalError instanceof TooManyRequests) {
                response.http.status = 429;
                response.http.headers.set('retry-after', String(error.originalError.retryAfterSeconds));
              }
            }
          },
          willSendResponse: async ({ response, contextValue }) => {
            if (response.body.kind !== 'single') return;
            const { errors } = response.body.singleResult;
            if (!errors) return;
            response.body.singleResult.errors = errors.map((error) => withRequestId(error, contextValue));
          },
        }),
      },
    ],
  });
  return { apollo, compiled };
}
