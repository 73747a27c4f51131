import { escapeHtml } from '../../domain/format/escape-html.ts';
import type { PageMetadata } from './render-status.tsx';

/** What a picture that is shared measures; server/ssr/share-images draws it so. */
const SHARE_IMAGE_SIZE = { width: '1200', height: '630' };

/**
 * What messengers (Open Graph) and search engines (schema.org) read of a page, as markup for its head. Nothing of it is
 * hydrated: in a page that the browser goes to by itself nobody reads it.
 */
export function documentHead({ title, description, url, picture, things }: PageMetadata, siteName: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    'og:image:width': SHARE_IMAGE_SIZE.width,
    'og:image:height': SHARE_IMAGE_SIZE.height,
    'og:image:alt': title,
  };
  const metas = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  // `<` could close the block.
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
  return [
    ...metas,
    '<meta name="twitter:card" content="summary_large_image">',
    ...(things.length > 0 ? [`<script type="application/ld+json">${data}</script>`] : []),
  ].join('');
}
