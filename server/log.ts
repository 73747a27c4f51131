import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/** Returns a line without possible tokens: those of cookies and links are 43 characters of base64url. */
const withoutTokens = (line: string): string => line.replace(/[\w-]{40,}/g, '…');

/**
 * Returns the log options: JSON lines. A request is logged by its route's pattern, never by its URL or body, since
 * URLs contain reset tokens and emails, and bodies passwords and cards.
 */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: null,
    hooks: { streamWrite: withoutTokens },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request: FastifyRequest) => ({
        id: request.id,
        method: request.method,
        route: request.routeOptions?.url ?? null,
      }),
      err: (error: unknown) => describeError(error),
    },
  };
}

/** Returns an error without data that it may contain: SQL parameters, request bodies, the processor's response. */
export function describeError(error: unknown): {
  type: string;
  message: string;
  stack?: string | undefined;
  code?: string;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is not an Error was thrown.' };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    // The ORM repeats the statement with its parameters after the first line.
    message: withoutTokens((error.message.split('\n').at(-1) ?? '').slice(0, 500)),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
    ...(typeof code === 'string' ? { code } : {}),
  };
}
