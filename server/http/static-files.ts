import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOADER_FILES } from '../partners/loader-files.ts';
import { HOUR_MS } from '../../domain/time.ts';

const YEAR = 31_536_000_000;

/** The built client: names in assets/ carry a hash of their content and are kept for good; the rest for an hour. */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  if (!existsSync(assets)) return;
  await app.register(staticFiles, {
    root: assets,
    prefix: '/assets/',
    maxAge: YEAR,
    immutable: true,
    index: false,
    // The build has laid them beside each other; nothing is compressed while a visitor waits.
    preCompressed: true,
  });
  await app.register(staticFiles, {
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', ...Object.keys(LOADER_FILES)],
    dotfiles: 'ignore',
    index: false,
    maxAge: HOUR_MS,
    decorateReply: false,
  });
}
