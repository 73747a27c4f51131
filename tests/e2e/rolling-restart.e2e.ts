import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RestClient } from '../setup/rest-client.ts';
import { freePorts } from '../setup/free-ports.ts';
import { startProcesses, type RunningProduct } from '../setup/running-product.ts';
import { waitUntil } from '../setup/wait-until.ts';

const REQUESTS = 10_000;
const AT_ONCE = 16;

let folder: string;
let products: RunningProduct[];
let session: RestClient;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nearcampus-proxy-'));
  const names = ['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.crt'), '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names], {
    stdio: 'ignore',
  });
  const pem = ['site.crt', 'site.key'].map((name) => readFileSync(join(folder, name), 'utf8'));
  writeFileSync(join(folder, 'site.pem'), pem.join(''));
  products = await startProcesses(2, { DRAIN_SECONDS: '5', TRUST_PROXY: '1', READ_BUDGET: '0' });
  session = new RestClient(products[0]?.url ?? '');
  await session.get('/api/session');
}, 300_000);
afterAll(async () => {
  for (const product of products.toReversed()) await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Proxy {
  program: string;
  version: string[];
  /** Writes the configuration, made of the one in deploy/proxies; returns the program's arguments. */
  configure(site: string): string[];
}

const proxies: Proxy[] = [
  {
    program: 'nginx',
    version: ['-v'],
    configure(site) {
      const file = join(folder, 'nginx.conf');
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${join(folder, name)};`,
      );
      writeFileSync(join(folder, 'site.conf'), site.replaceAll('/etc/nginx/', `${folder}/`));
      writeFileSync(
        file,
        `daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'error.log')};
        ${process.getuid?.() === 0 ? 'user root;' : ''}
        events { worker_connections 512; }
        http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
      );
      return ['-c', file, '-e', join(folder, 'error.log')];
    },
  },
  {
    program: 'haproxy',
    version: ['-v'],
    configure(site) {
      const file = join(folder, 'haproxy.cfg');
      writeFileSync(file, site.replaceAll('/etc/haproxy/', `${folder}/`));
      return ['-db', '-f', file];
    },
  },
  {
    program: 'caddy',
    version: ['version'],
    configure(site) {
      const file = join(folder, 'Caddyfile');
      const certificate = `tls ${join(folder, 'site.crt')} ${join(folder, 'site.key')}`;
      writeFileSync(
        file,
        `{\n admin off\n auto_https disable_redirects\n skip_install_trust\n }\n${site.replace('encode', `${certificate}\n\tencode`)}`,
      );
      return ['run', '--config', file, '--adapter', 'caddyfile'];
    },
  },
];

const portOf = ({ url }: { url: string }) => new URL(url).port;

async function startProxy(proxy: Proxy): Promise<{ port: number; child: ChildProcess }> {
  const [port = 0, plain = 0] = await freePorts(2);
  const name = { nginx: 'nginx.conf', haproxy: 'haproxy.cfg', caddy: 'Caddyfile' }[proxy.program] ?? '';
  const site = readFileSync(join('deploy/proxies', name), 'utf8')
    .replace('3001', portOf(products[0] ?? { url: '' }))
    .replace('3002', portOf(products[1] ?? { url: '' }))
    .replace(/(listen |bind :)443/, `$1${port}`)
    .replace(/(listen |bind :)80\b/, `$1${plain}`);
  const child = spawn(proxy.program, proxy.configure(site), {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: folder,
      SITE: `https://localhost:${port}`,
      UPSTREAMS: products.map((product) => `localhost:${portOf(product)}`).join(' '),
    },
  });
  return { port, child };
}

/** Sends one request; resolves with its status, or with the error's code. */
async function send(port: number, agent: Agent, path: string, body?: string): Promise<number | string> {
  const headers = {
    // Caddy answers other names itself, with an empty page.
    host: `localhost:${port}`,
    // A proxy that passes this on is answered 400.
    'x-forwarded-host': 'admin.homes.example',
    cookie: session.cookies(),
    ...(body !== undefined && {
      'content-type': 'application/json',
      'x-xsrf-token': decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(session.cookies())?.[1] ?? ''),
    }),
  };
  const sent = request({
    port,
    host: '127.0.0.1',
    servername: 'localhost',
    path,
    agent,
    headers,
    method: body === undefined ? 'GET' : 'POST',
  });
  sent.end(body);
  try {
    const [answer] = await once(sent, 'response');
    return (await text(answer)) === '' ? 'empty' : answer.statusCode;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

const SEARCH = JSON.stringify({ query: '{ searchPlaces(text: "ohio") { data { displayName } } }' });
const MIX: [string, string?][] = [['/'], ['/api/schools/search?s=ohio'], ['/graphql', SEARCH], ['/contact']];

it('restarts two processes one after the other behind nginx, HAProxy and Caddy without a failed request of 10,000', async () => {
  for (const proxy of proxies) {
    if (spawnSync(proxy.program, proxy.version).error) {
      console.warn(`Not tested: ${proxy.program} is not installed. apt-get install ${proxy.program} brings it.`);
      continue;
    }
    const { port, child } = await startProxy(proxy);
    // The certificate is its own authority.
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, ca: readFileSync(join(folder, 'site.crt')) });
    try {
      await waitUntil(async () => expect(await send(port, agent, '/readyz')).toBe(200));
      const answers = new Map<number | string, number>();
      let sent = 0;
      let isRestarted = false;
      const load = Array.from({ length: AT_ONCE }, async () => {
        while (sent < REQUESTS || !isRestarted) {
          const [path, body] = MIX[sent++ % MIX.length] ?? ['/'];
          const answer = await send(port, agent, path, body);
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
        }
      });
      for (const product of products) {
        await product.restart();
        // Balancers with health checks need two to use it again.
        const until = sent + 1000;
        await waitUntil(() => expect(sent).toBeGreaterThan(until));
      }
      isRestarted = true;
      await Promise.all(load);
      console.log(`${proxy.program}: ${JSON.stringify(Object.fromEntries(answers))} of ${sent}`);
      expect([...answers.keys()], proxy.program).toEqual([200]);
    } finally {
      agent.destroy();
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
  }
}, 600_000);
