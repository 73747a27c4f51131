import fastifyStatic from '@fastify/static';
import type { RenderOptions } from 'altair-static';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { brandColors } from '../../domain/brands/themes.ts';
import { mayUseDevTools, type DevAccess } from '../http/local-requests.ts';

const FOLDER = '/graphql/explorer/';
const EXAMPLE = `query Explore {
  options { demo types { id label price benefits } }
  me { email }
}`;
/** The explorer styles its editor with inline styles, and evaluates nothing. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self' ws: wss:; frame-src 'self'; worker-src 'self' blob:; base-uri 'self'; frame-ancestors 'none'";

const { bg, surface, ink, 'ink-2': quiet, line, accent } = brandColors('default').light;
/** '20, 96, 63' of '#14603f'. */
const rgb = (hex = '') => (hex.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16)).join(', ');
/** The product's type and colors; Altair's own theme settings did not change its accent color. */
const THEME = `@font-face { font-family: Figtree; font-weight: 300 900; src: url('/plain.woff2') format('woff2'); }
:root:root:root {
  --font-family: Figtree, system-ui, 'Segoe UI', sans-serif; --primary-color: ${accent}; --green-color: ${accent}; --rgb-primary: ${rgb(accent)};
  --theme-bg-color: ${bg}; --theme-off-bg-color: ${surface}; --header-bg-color: ${surface};
  --theme-font-color: ${ink}; --theme-off-font-color: ${quiet}; --theme-border-color: ${line};
}
.query-editor__line-widget *, .query-editor__line-widget { color: #fff; }
.query-result__none-subtext { display: none; }`;
const options: RenderOptions = {
  baseURL: FOLDER,
  endpointURL: '/graphql',
  subscriptionsEndpoint: '/graphql',
  initialName: 'Explore',
  initialQuery: EXAMPLE,
  instanceStorageNamespace: 'explorer_',
  serveInitialOptionsInSeperateRequest: 'options.js',
  initialSettings: {
    theme: 'light',
    'banners.disable': true,
    disablePushNotification: true,
  },
};

/** Adds the CSRF token to the explorer's requests, from the cookie of each moment. */
const CSRF_SCRIPT = `const request = window.fetch;
window.fetch = (url, init = {}) => {
  const headers = new Headers(init.headers);
  headers.set('x-xsrf-token', decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''));
  return request(url, { ...init, headers });
};
`;

/** Registers the files of Altair, the editor for operations; none is of another site. @returns its page's handler */
export async function registerExplorer(app: FastifyInstance, access: DevAccess): Promise<RouteHandlerMethod> {
  const { getDistDirectory, renderAltair, renderInitSnippet } = await import('altair-static');
  const page = renderAltair(options)
    .replace('<title>Altair</title>', '<title>GraphQL explorer</title>')
    .replace('</body>', `<style>${THEME}</style></body>`);
  const script = CSRF_SCRIPT + renderInitSnippet(options);
  await app.register(async (files) => {
    files.addHook('onRequest', (request, reply, done) => {
      if (mayUseDevTools(request, access)) done();
      else reply.callNotFound();
    });
    files.get(`${FOLDER}options.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
    await files.register(fastifyStatic, {
      root: getDistDirectory(),
      prefix: FOLDER,
      index: false,
      decorateReply: false,
    });
  });
  return (request, reply) => {
    if (!mayUseDevTools(request, access)) return reply.callNotFound();
    return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page);
  };
}
