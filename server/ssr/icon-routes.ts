import type { FastifyInstance } from 'fastify';
import { iconNames, iconShapes, type IconName } from '../../client/components/icon-shapes.ts';
import { createEtag, matchesEtag } from '../http/caching/etags.ts';

const A_DAY = 86_400;

/** Draws strokes in the color of the surrounding text; as an image, black. */
const svgOf = (name: IconName) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${iconShapes[name]}"/></svg>`;

/** Every icon that is served (K49): a name that is not listed here is not found. */
const icons = new Map<string, string>(iconNames.map((name) => [name, svgOf(name)]));

/** The names of all icons. */
export const iconFiles: readonly string[] = iconNames;

/** The route pattern of an icon file. */
export const ICON_PATH = '/icons/:name(^[a-z]{1,20}).svg';

/** Registers GET /icons/{name}.svg: the product's own icons, also for partners' pages. */
export function registerIcons(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(ICON_PATH, { config: { cookieless: true } }, (request, reply) => {
    const svg = icons.get(request.params.name);
    if (svg === undefined) return reply.callNotFound();
    const etag = createEtag(svg);
    void reply.headers({
      'cache-control': `public, max-age=${A_DAY}`,
      etag,
      'x-content-type-options': 'nosniff',
      // Opened directly, an SVG can neither run scripts nor load anything.
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    return matchesEtag(request, etag) ? reply.code(304).send() : reply.type('image/svg+xml').send(svg);
  });
}
