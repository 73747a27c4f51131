import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getBrand } from '../../../domain/brands/brands.ts';
import { NOT_FOUND, UNEXPECTED_ERROR } from '../../../domain/request-errors.ts';
import type { Env } from '../../env.ts';
import { isDatabaseUnavailable } from '../../database.ts';
import { RequestError, Unavailable } from '../../errors.ts';
import { hostBrand } from '../../ssr/page-url.ts';
import type { SecurityLog } from '../../security-log.ts';
import { html } from '../pages/html.ts';
import { plainPage } from '../pages/plain-page.ts';
import { MALFORMED_REQUEST } from './malformed-requests.ts';

/** Messages for errors that the framework rejects before our code runs. */
const messages: Record<number, string> = {
  400: MALFORMED_REQUEST,
  404: NOT_FOUND.message,
  413: 'This is too large.',
  415: 'Send this as JSON.',
};

const wantsPage = ({ headers, url }: FastifyRequest) =>
  String(headers.accept ?? '').includes('text/html') &&
  !/^\/(api|graphql|admin\/graphql|embed\/(graphql|token)|dev\/api)\b/.test(url);

/** Sends an error: as a page to a browser, as `{message}` to a JSON client, as `{errors}` to GraphQL. */
function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: RequestError | { status: number; message: string },
  siteName: string,
) {
  const { status, message } = refusal;
  const requestId = status >= 500 && !(refusal instanceof RequestError) ? { requestId: request.id } : {};
  if (refusal instanceof RequestError) void reply.headers(refusal.headers);
  void reply.code(status).header('cache-control', 'no-store');
  if (wantsPage(request)) {
    const reference =
      status >= 500 ? html`<p class="muted">If you contact us about it, mention ${request.id}.</p>` : null;
    const body = html`<h1>${message}</h1>
      ${reference}
      <p><a href="/" target="_top">Go to the homepage</a></p>`;
    return reply.type('text/html; charset=utf-8').send(plainPage({ title: message, body, siteName }));
  }
  if (/^(\/embed|\/admin)?\/graphql/.test(request.url)) {
    const code =
      refusal instanceof RequestError ? refusal.code : status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
    return reply.send({ errors: [{ message, extensions: { code, ...requestId } }] });
  }
  return reply.send({ message, ...requestId });
}

/**
 * Registers the error handler: request errors are sent as they are, unexpected errors are logged under the request ID
 * and masked.
 */
export function registerErrorResponses(
  app: FastifyInstance,
  { brandHosts: hosts }: Pick<Env, 'brandHosts'>,
  security: SecurityLog,
): void {
  const nameOf = ({ host }: FastifyRequest) => getBrand(hostBrand(host, { hosts })).name;
  const say = (request: FastifyRequest, reply: FastifyReply, refusal: Parameters<typeof sendError>[2]) =>
    sendError(request, reply, refusal, nameOf(request));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof RequestError) {
      if (error.status === 403) security.record('permission_denied', { code: error.code }, request);
      return say(request, reply, error);
    }
    if (isDatabaseUnavailable(error)) return say(request, reply, new Unavailable());
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500)
      return say(request, reply, { status, message: messages[status] ?? "We can't process this request." });
    request.log.error({ req: request, err: error }, 'surprise');
    return say(request, reply, { status: 500, message: UNEXPECTED_ERROR.message });
  });
  app.setNotFoundHandler((request, reply) => say(request, reply, { status: 404, message: messages[404] ?? '' }));
}
