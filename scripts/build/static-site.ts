import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

/** Decodes a path; undefined for an invalid encoding like `%zz`. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Serves a folder as static hosts do, on any free port; a path that is no file returns the first page. */
export async function serveFolder(
  folder: string,
  { port = 0, base = '/' }: { port?: number; base?: string } = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const fileOf = async (path: string) => {
    const inside = normalize(decoded(path.slice(base.length)) ?? '..');
    if (inside.startsWith('..')) return undefined;
    for (const name of [inside, join(inside, 'index.html')])
      if (extname(name)) {
        const bytes = await readFile(join(folder, name)).catch(() => undefined);
        if (bytes) return { bytes, type: types[extname(name)] ?? 'application/octet-stream' };
      }
    return undefined;
  };
  const server = createServer(async ({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://here');
    const isPage = String(headers.accept ?? '').includes('text/html');
    const found = pathname.startsWith(base)
      ? ((await fileOf(pathname)) ?? (isPage ? await fileOf(`${base}404.html`) : undefined))
      : undefined;
    response.writeHead(found ? 200 : 404, {
      'content-type': found?.type ?? 'text/plain',
      // The name of a file of the bundle contains the hash of its content.
      'cache-control': found && pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(found?.bytes ?? 'There is nothing here.');
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${taken}${base.replace(/\/$/, '')}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
