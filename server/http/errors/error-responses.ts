import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { getBrand } from '../../../domain/brands/brands.ts';
import { NOT_FOUND, UNEXPECTED_ERROR } from '../../../domain/request-errors.ts';
import type { Env } from '../../env.ts';
import { isDatabaseUnavailable } from '../../database.ts';
import { RequestError, Unavailable } from '../../errors.ts';
import { hostBrand } from '../../ssr/page-url.ts';
import type { SecurityLog } from '../../security-log.ts';
import { html } from '../pages/html.ts';
import { plainPage } from '../pages/plain-page.ts';
import { MALFORMED_REQUEST } from './connections.ts';

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

/** A request error, or one that the framework or our code has raised. */
interface Refusal extends Partial<Pick<RequestError, 'code' | 'headers'>> {
  status: number;
  message: string;
  errors?: FieldErrors;
  /** The id under which the log has an unexpected error. */
  requestId?: string;
}

/** Registers the error handler: request errors are sent as they are, unexpected ones are logged and masked. */
export function registerErrorResponses(
  app: FastifyInstance,
  { brandHosts: hosts }: Pick<Env, 'brandHosts'>,
  security: SecurityLog,
): void {
  /** Sends an error: as a page to a browser, as `{message}` to a JSON client, as `{errors}` to GraphQL. */
  const say = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    const { status, message, code = 'BAD_REQUEST', headers = {}, errors, requestId } = refusal;
    const reference = requestId === undefined ? {} : { requestId };
    void reply.code(status).headers({ ...headers, 'cache-control': 'no-store' });
    if (wantsPage(request)) {
      const hint = html`<p class="muted">If you contact us about it, mention ${request.id}.</p>`;
      const body = html`<h1>${message}</h1>
        ${status >= 500 ? hint : null}
        <p><a href="/" target="_top">Go to the homepage</a></p>`;
      const siteName = getBrand(hostBrand(request.host, { hosts })).name;
      return reply.type('text/html; charset=utf-8').send(plainPage({ title: message, body, siteName }));
    }
    if (/^(\/embed|\/admin)?\/graphql/.test(request.url))
      return reply.send({ errors: [{ message, extensions: { code, ...reference } }] });
    return reply.send({ message, ...(errors && { errors }), ...reference });
  };
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
    const { code, message } = UNEXPECTED_ERROR;
    return say(request, reply, { status: 500, message, code, requestId: request.id });
  });
  app.setNotFoundHandler((request, reply) => say(request, reply, { status: 404, message: messages[404] ?? '' }));
}
