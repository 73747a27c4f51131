import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Plugin, ViteDevServer } from 'vite';

/** Waits this many milliseconds after a change of a .graphql file, since editors write several at once. */
const DEBOUNCE_MS = 150;
const MAX_ERRORS = 20;
const TYPE_ERROR = /^\S+\(\d+,\d+\): error TS\d+: /;

/** Shows in Vite's overlay what codegen and the compiler find wrong; it goes away with the change that fixes it. */
export function devChecks(): Plugin {
  const problems = new Map<'codegen' | 'types', string>();
  const children = new Set<ChildProcess>();
  let vite: ViteDevServer | undefined;

  const report = (check: 'codegen' | 'types', message: string | undefined): void => {
    if (problems.get(check) === message) return;
    if (message === undefined) problems.delete(check);
    else problems.set(check, message);
    if (message !== undefined) vite?.config.logger.error(message);
    const [shown] = problems.values();
    // A reload is the way to close an overlay; modules that are up to date stay in the browser's cache.
    if (shown === undefined) vite?.ws.send({ type: 'full-reload' });
    else vite?.ws.send({ type: 'error', err: { message: shown, stack: '', plugin: check } });
  };

  function start(program: string, args: readonly string[], onLine: (line: string) => void): ChildProcess {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    children.add(child);
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);
    child.once('close', () => children.delete(child));
    return child;
  }

  function generate(): void {
    const output: string[] = [];
    start(process.execPath, [resolve('scripts/codegen.ts')], (line) => output.push(line)).once('close', (code) =>
      report('codegen', code === 0 ? undefined : output.join('\n')),
    );
  }

  function watchTypes(): void {
    let errors: string[] = [];
    const words = '-p . --watch --preserveWatchOutput --pretty false'.split(' ');
    start(resolve('node_modules/.bin/tsc'), words, (line) => {
      if (TYPE_ERROR.test(line)) errors.push(line);
      else if (/Found \d+ errors?\. Watching/.test(line)) {
        const more = errors.length - MAX_ERRORS;
        const shown = [...errors.slice(0, MAX_ERRORS), ...(more > 0 ? [`… and ${more} more`] : [])];
        report('types', errors.length > 0 ? shown.join('\n') : undefined);
        errors = [];
      }
    });
  }

  return {
    name: 'dev-checks',
    apply: 'serve',
    configureServer(server) {
      vite = server;
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add([resolve('schema.graphql')]);
      server.watcher.on('all', (_event, file) => {
        if (!file.endsWith('.graphql')) return;
        clearTimeout(timer);
        timer = setTimeout(generate, DEBOUNCE_MS);
      });
      watchTypes();
      server.httpServer?.once('close', () => children.forEach((child) => child.kill()));
      process.once('exit', () => children.forEach((child) => child.kill()));
    },
  };
}
