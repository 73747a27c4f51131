import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The part of a request's trace that is sent to a collector. */
export interface RequestSpan {
  /** Starts the span of a statement; returns what ends it. */
  statement(text: string): (error?: unknown) => void;
  end(answer: { method: string; route: string; status: number; operation: string | null }): void;
}

/** What the statements of a request are logged and traced with. */
export interface RequestTrace {
  requestId: string;
  /** The client's own GraphQL operation; null for another one, and for other requests. */
  operation: string | null;
  span: RequestSpan | null;
  /** Whether it must see every change made before it: it is a landlord's, or changes something. */
  readsPrimary: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace;
  }
}

const traces = new AsyncLocalStorage<RequestTrace>();

/** Returns the request on whose behalf this code runs; undefined for jobs and WebSockets. */
export const currentTrace = (): RequestTrace | undefined => traces.getStore();

/** Returns whether reads must not come from a replica, which may be seconds behind. Jobs always read the primary. */
export const readsPrimary = (): boolean => traces.getStore()?.readsPrimary ?? true;

const SESSION = /(?:^|[ -])session=/;
const GRAPHQL = /\/graphql(?:$|\?)/;

/** Returns whether a request has a session or may change something. GraphQL decides by the operation. */
const mustReadPrimary = ({ method, url, headers }: FastifyRequest): boolean =>
  SESSION.test(headers.cookie ?? '') || (method !== 'GET' && method !== 'HEAD' && !GRAPHQL.test(url));

/** Gives each request a trace, which its statements find with {@link currentTrace}. */
export function registerRequestTraces(
  app: FastifyInstance,
  startSpan: ((request: FastifyRequest) => RequestSpan) | undefined,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.trace = {
      requestId: request.id,
      operation: null,
      span: startSpan?.(request) ?? null,
      readsPrimary: mustReadPrimary(request),
    };
    traces.run(request.trace, done);
  });
  // A body arrives in the context of its connection, which may have served others.
  app.addHook('preValidation', (request, _reply, done) => traces.run(request.trace, done));
  if (startSpan)
    app.addHook('onResponse', async ({ method, routeOptions, trace }, { statusCode: status }) => {
      trace.span?.end({ method, route: routeOptions.url ?? 'none', status, operation: trace.operation });
    });
}
