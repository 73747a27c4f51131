import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { workerChunk } from '../build/worker-chunk.ts';
import { EMBED_BASE } from '../../domain/widget/embed-urls.ts';

const OUT = 'dist/dev-server';
/** Longer than the server takes at most, which ends its PostgreSQL; one that hangs is killed. */
const STOP_MS = 20_000;

/** Vite renders the pages with the changed client; the server redirects page requests to it. */
const pagesElsewhere = (site: string): Plugin => ({
  name: 'pages-elsewhere',
  enforce: 'pre',
  resolveId: (id) => {
    if (id.endsWith('client/app/entry-server.tsx')) return '\0pages';
    return id.endsWith('render/client-assets.ts') ? '\0assets' : undefined;
  },
  load: (id) => {
    if (id === '\0pages')
      return `export const render = async ({ url, frame }) =>
        ({ status: 302, html: '', redirect: ${JSON.stringify(site)} + (frame ? ${JSON.stringify(EMBED_BASE)} : '') + url });`;
    return id === '\0assets'
      ? 'export const FRAME_BUILD = {}; export const clientAssets = () => () => { throw new Error("no page"); };'
      : undefined;
  },
});

const serverBuild = (site: string): InlineConfig => ({
  configFile: false,
  publicDir: false,
  clearScreen: false,
  logLevel: 'silent',
  plugins: [pagesElsewhere(site), workerChunk],
  ssr: { external: true, target: 'node' },
  build: {
    ssr: true,
    watch: {},
    outDir: OUT,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'server/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});

interface BackendOptions {
  /** The base URL of the pages, used in emails and links. */
  site: string;
  /** The server's own address. */
  url: string;
  /** Called with the exit code when the server ends by itself. */
  onEnd(code: number | null): void;
}

async function terminate(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const cut = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await gone;
  clearTimeout(cut);
}

/** The server, rebuilt and restarted whenever one of its files changes. It is stopped gracefully to keep its data. */
export class Backend {
  readonly #options: BackendOptions;
  #child: ChildProcess | undefined;
  #watcher: Rolldown.RolldownWatcher | undefined;
  #gone: Promise<void> = Promise.resolve();
  readonly #first = Promise.withResolvers<void>();
  #turn: Promise<void> = this.#first.promise;
  #starts = 0;
  #stopping = false;

  constructor(options: BackendOptions) {
    this.#options = options;
  }

  /** Builds and starts; then watches. */
  async start(): Promise<void> {
    this.#watcher = (await build(serverBuild(this.#options.site))) as Rolldown.RolldownWatcher;
    this.#watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.log(`  ✗ The server was not built.\n${event.error.message}`);
      if (event.code !== 'BUNDLE_END') return;
      void event.result.close();
      const before = this.#starts === 0 ? Promise.resolve() : this.#turn;
      const turn = before.then(() => this.#restart());
      if (this.#starts++ === 0) void turn.then(this.#first.resolve);
      else this.#turn = turn;
    });
    await this.#first.promise;
  }

  /** Resolves when the starting server accepts requests, or has failed. */
  ready(): Promise<void> {
    return this.#turn;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([this.#watcher?.close(), this.#end()]);
  }

  #end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child && child.exitCode === null && child.signalCode === null) this.#gone = terminate(child);
    return this.#gone;
  }

  async #restart(): Promise<void> {
    const from = performance.now();
    const first = this.#starts === 1;
    await this.#end();
    if (this.#stopping) return;
    const child = spawn(process.execPath, ['--enable-source-maps', `${OUT}/main.js`], {
      // In its own process group Ctrl-C reaches it only through this process, which awaits its end.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, BASE_URL: this.#options.site },
    });
    this.#child = child;
    let serves = false;
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        // The output of a restart is printed only when it fails.
        if (first || serves) process.stdout.write(chunk);
        else output += chunk.toString();
      });
    child.once('exit', (code) => {
      if (child !== this.#child) return;
      this.#child = undefined;
      if (!serves && output) process.stdout.write(output);
      this.#options.onEnd(code);
    });
    while (this.#child === child && !(await this.#answers(child.pid))) await pause(50);
    serves = this.#child === child;
    if (serves && !first)
      console.log(`  ✓ The server runs with the change (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  }

  async #answers(pid: number | undefined): Promise<boolean> {
    const answer = await fetch(`${this.#options.url}/healthz`).catch(() => undefined);
    const body: unknown = answer?.ok ? await answer.json() : undefined;
    return typeof body === 'object' && body !== null && 'pid' in body && body.pid === pid;
  }
}
