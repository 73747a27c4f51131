import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { workerChunk } from '../../scripts/build/worker-chunk.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { findSecret } from './find-secrets.ts';
import type { Settings } from './messages.ts';
import { PRICES } from './test-environment.ts';

/**
 * Compiles the product's process once, because plain Node does not support decorators.
 * @returns its file, and a function that deletes it
 */
export async function compileProduct(): Promise<{ program: string; forget: () => void }> {
  const folder = resolve(`node_modules/.cache/faults-${process.pid}`);
  await build({
    logLevel: 'error',
    configFile: false,
    plugins: [workerChunk],
    ssr: { external: true, target: 'node' },
    build: { ssr: join(import.meta.dirname, 'product-server.ts'), outDir: folder, target: 'node24', minify: false },
  });
  const cache = enableCompileCache(join(folder, 'compiled')).directory;
  process.env['NODE_COMPILE_CACHE'] = cache ?? '';
  const forget = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', forget);
  return { program: join(folder, 'product-server.js'), forget };
}

/** Opens a dedicated cluster with a migrated, empty template, so that kills affect no other simulation. */
export async function openWorkerLane(program: string): Promise<Cluster> {
  const cluster = await startCluster();
  await cluster.admin('create database template');
  const settings: Settings = {
    databaseUrl: cluster.urlOf('template'),
    migrate: true,
    processorPort: 0,
    webhookUrl: '',
    prices: PRICES,
    patienceMs: 0,
    sweepMs: 0,
    reconcileMs: 0,
  };
  const [code] = await once(fork(program, [JSON.stringify(settings)]), 'exit');
  if (code !== 0) throw new Error('The database could not be brought up to date.');
  return cluster;
}

/** Searches every file of the cluster, including its write-ahead log, for secrets. */
export function secretsInFiles({ folder }: Cluster): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      // The security code is searched in rows and logs only: any four bytes occur in every large file.
      const secret = findSecret(readFileSync(file, 'latin1').replaceAll(/(?<![0-9])[0-9]{4}(?![0-9])/g, ''));
      return secret ? [`${secret} is in ${file}`] : [];
    });
}
