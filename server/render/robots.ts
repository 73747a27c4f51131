import type { FastifyInstance } from 'fastify';
import { originOf, type SiteHosts } from './page-key.ts';

/** Without end, or nobody's business: a crawler that begins here never comes to the pages that people look for. */
const CLOSED = [
  '/api/',
  '/graphql',
  '/embed',
  '/dev',
  '/post/',
  '/edit/',
  '/account',
  '/advertising-home',
  '/receipt/',
  '/matches',
  '/search?q=',
  '/your-info',
  '/directions',
  '/unsubscribe/',
];

/** GET /robots.txt: what crawlers may read, and where the map of this host is. */
export function registerRobots(app: FastifyInstance, site: SiteHosts): void {
  app.get('/robots.txt', { config: { cookieless: true } }, (request, reply) => {
    const lines = [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      `Sitemap: ${originOf(request.host, site)}/sitemap.xml`,
      '',
    ];
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });
}
