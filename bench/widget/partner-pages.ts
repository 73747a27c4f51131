import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands in the examples where a partner writes the product's address. */
const EXAMPLES_ORIGIN = 'http://localhost:3000';

const types: Record<string, string> = { html: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8' };

/** The page of examples/ that a college would have, with its widget and as it was before anybody pasted one. */
function partnerPages(origin: string): { before: string; after: string } {
  const after = readFileSync('examples/college-page.html', 'utf8').replaceAll(EXAMPLES_ORIGIN, origin);
  const before = after.replace(/<script\b[^>]*widget\.js"[^>]*><\/script>/, '');
  if (before === after || !after.includes(`${origin}/widget.js`))
    throw new Error('The example page has no widget of ours any more.');
  return { before, after };
}

/**
 * A partner's site on another address than the product's, put on `open`: `/before.html` and `/after.html`.
 * @returns http://127.0.0.1:PORT
 */
export async function servePartnerSite(origin: string, open: AsyncDisposableStack): Promise<string> {
  const { before, after } = partnerPages(origin);
  const style = readFileSync('examples/campus.css', 'utf8');
  const files: Record<string, string> = { '/before.html': before, '/after.html': after, '/campus.css': style };
  const server: Server = createServer(({ url = '/' }, response) => {
    const text = files[url];
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': types[url.split('.')[1] ?? ''] ?? 'text/plain',
    });
    response.end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.defer(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
