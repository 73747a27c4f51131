import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { BrandCode } from '../../domain/brands/brand.ts';
import { CSRF_CHECK_FAILED } from '../../domain/request-errors.ts';
import { EMBED_BASE, WIDGET_TOKEN_HEADER } from '../../domain/widget/embed-urls.ts';
import { frameContext } from '../context.ts';
import { RequestError } from '../errors.ts';
import { registerGraphqlEndpoint } from '../graphql/graphql-endpoint.ts';
import { isCrossSite } from '../http/security/csrf.ts';
import { rejectOtherMethods } from '../http/errors/method-not-allowed.ts';
import { requestBrand } from '../ssr/page-url.ts';
import type { Services } from '../services.ts';
import { widgetSchema } from './widget-schema.ts';
import type { WidgetTokens } from './widget-tokens.ts';

const refusal = () => new RequestError(403, CSRF_CHECK_FAILED.code, CSRF_CHECK_FAILED.message);

/**
 * Registers POST /embed/graphql of a widget's frame, and GET /embed/token, which renews its token (K44). Both are
 * without cookies and anonymous; requests of other sites are rejected by Sec-Fetch-Site or Origin, then by the token.
 */
export async function registerEmbedGraphql(
  app: FastifyInstance,
  { schema, services, tokens }: { schema: GraphQLSchema; services: Services; tokens: WidgetTokens },
): Promise<void> {
  const site = { baseUrl: services.env.baseUrl, hosts: services.env.brandHosts };
  const brandOfRequest = (request: FastifyRequest): BrandCode => requestBrand(request, site).brand;
  // `off`: the token below authenticates the frame, and there is no session to exploit.
  const config = { csrf: 'off', cookieless: true } as const;
  const header = WIDGET_TOKEN_HEADER.toLowerCase();

  app.get(`${EMBED_BASE}/token`, { config }, (request, reply) => {
    if (isCrossSite(request)) throw refusal();
    return reply.header('cache-control', 'no-store').send({ token: tokens.issue(brandOfRequest(request)) });
  });
  rejectOtherMethods(app, `${EMBED_BASE}/token`, ['GET']);

  const { preHandler, handler } = await registerGraphqlEndpoint(app, {
    schema: widgetSchema(schema),
    open: services.env.stripe === null,
    services,
    context: (request) => frameContext(request, services, brandOfRequest(request)),
  });
  app.route({
    method: 'POST',
    url: `${EMBED_BASE}/graphql`,
    config,
    onRequest: (request, _reply, done) => {
      const token = request.headers[header];
      const proven = typeof token === 'string' && tokens.verify(token, brandOfRequest(request));
      done(proven && !isCrossSite(request) ? undefined : refusal());
    },
    preHandler,
    handler,
  });
  rejectOtherMethods(app, `${EMBED_BASE}/graphql`, ['POST']);
}
