import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApp, type ServedApp } from '../setup/served-app.ts';

/** What no library sends: requests as bytes, some of which Node decides about before any route is asked. */
let app: ServedApp;
beforeAll(async () => {
  app = await serveApp();
});
afterAll(() => app.close());

interface RawResponse {
  status: number;
  head: string;
  body: string;
}

/** Sends the lines of a head, and a body, and hears until the server has hung up. */
function say(lines: readonly string[], body = ''): Promise<RawResponse> {
  const { hostname, port } = new URL(app.url);
  return new Promise((done, failed) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('utf8').on('data', (part: string) => (received += part));
    socket.once('error', failed);
    socket.once('close', () => {
      const [head = '', ...rest] = received.split('\r\n\r\n');
      done({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: rest.join('\r\n\r\n') });
    });
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}

const HOST = 'Host: localhost';
const CLOSE = 'Connection: close';
const message = expect.stringMatching(/^\{"message":"[A-Z][^"]+"\}$/);

describe.each<[string, number, string[], string?]>([
  ['an expectation that is none', 417, ['POST /login HTTP/1.1', HOST, 'Expect: 200-ok', 'Content-Length: 2'], '{}'],
  ['the same of a GET', 417, ['GET /api/session HTTP/1.1', HOST, 'Expect: the-best']],
  ['a tunnel', 405, ['CONNECT college.example:443 HTTP/1.1', HOST]],
  ['two hosts', 400, ['GET /api/session HTTP/1.1', HOST, 'HOST: college.example', CLOSE]],
  ['two lengths', 400, ['POST /login HTTP/1.1', HOST, 'Content-Length: 2', 'Content-Length: 3'], '{}1'],
  ['a length and pieces', 400, ['POST /login HTTP/1.1', HOST, 'Transfer-Encoding: chunked', 'Content-Length: 4'], '0'],
  ['pieces in pieces', 400, ['POST /login HTTP/1.1', HOST, 'Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
  ...[
    'gzip, chunked',
    'identity, chunked',
    'chunked, chunked',
    'gzip',
    'identity',
    'xchunked',
    'chunked;q=1',
    '"chunked"',
    ', chunked',
    'chunked,',
    '\tchunked, gzip',
    'CHUNKED, Chunked',
    '',
  ].map((coding): [string, number, string[], string] => [
    `the transfer coding ${JSON.stringify(coding)}`,
    400,
    ['POST /login HTTP/1.1', HOST, `Transfer-Encoding: ${coding}`],
    '2\r\n{}\r\n0\r\n\r\n',
  ]),
  [
    'two transfer codings',
    400,
    ['POST /login HTTP/1.1', HOST, 'Transfer-Encoding: gzip', 'Transfer-Encoding: chunked'],
    '0\r\n\r\n',
  ],
  [
    'the same transfer coding twice',
    400,
    ['POST /login HTTP/1.1', HOST, 'Transfer-Encoding: chunked', 'transfer-encoding: chunked'],
    '0\r\n\r\n',
  ],
  ['a length below nothing', 400, ['POST /login HTTP/1.1', HOST, 'Content-Length: -1']],
  ['a space before the colon', 400, ['GET /api/session HTTP/1.1', HOST, 'X-A : b']],
  ['a folded header', 400, ['GET /api/session HTTP/1.1', HOST, 'X-A: b', ' c']],
  ['a method of its own', 400, ['FOO /api/session HTTP/1.1', HOST]],
  ['an address without a slash', 400, ['GET api/session HTTP/1.1', HOST]],
  ['TRACE', 404, ['TRACE /api/session HTTP/1.1', HOST, CLOSE, 'X-Told: back']],
  ['HTTP/2 by guess', 400, ['PRI * HTTP/2.0', '', 'SM', '']],
])('%s', (_what, status, lines, body) => {
  it('gets an error of our format that is not cached and repeats no input', async () => {
    const response = await say(lines, body);
    expect(response).toMatchObject({ status, body: message });
    for (const line of ['content-type: application/json; charset=utf-8', 'cache-control: no-store', 'nosniff'])
      expect(response.head).toContain(line);
    expect(response.head + response.body).not.toMatch(/college\.example|x-told/);
  });
});

describe('a line that should become another protocol', () => {
  const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  const websocket = ['Connection: Upgrade, close', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', KEY];

  it.each([
    ['a socket where none is', '/api/session', websocket],
    ['a socket at a page', '/api', websocket],
    [
      'HTTP/2',
      '/api/session',
      ['Connection: Upgrade, HTTP2-Settings, close', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'],
    ],
    ['one of its own', '/graphql?x', ['Connection: Upgrade, close', 'Upgrade: something']],
  ])('%s is answered as if nothing were asked, and let go', async (_what, path, lines) => {
    const response = await say([`GET ${path} HTTP/1.1`, HOST, ...lines]);
    expect([200, 204, 404]).toContain(response.status);
    expect(response.head).not.toContain('upgrade: ');
  });

  it('is let go after a refusal too: a line that was given away would be held for ever', async () => {
    const post = [
      'POST /login HTTP/1.1',
      HOST,
      'Connection: Upgrade, close',
      'Upgrade: something',
      'Content-Length: 2',
    ];
    expect(await say(post, '{}')).toMatchObject({ status: 403, body: message });
    expect(await say(['GET /graphql HTTP/1.1', HOST, ...websocket])).toMatchObject({ status: 403 });
  });
});

describe('an address with the host in it, as proxies write it', () => {
  it.each(['http://localhost', 'https://college.example', 'HTTP://college.example:8080'])('%s', async (host) => {
    const [plain, whole] = await Promise.all(
      ['', host].map((before) => say([`GET ${before}/embed/token HTTP/1.1`, HOST, CLOSE, 'Cookie: session=nobody'])),
    );
    const comparable = ({ head = '' }: Partial<RawResponse> = {}) =>
      head.split('\r\n').filter((line) => !/^(date|x-request-id)/.test(line));
    expect(comparable(whole)).toEqual(comparable(plain));
    expect(whole).toMatchObject({ status: 200, body: expect.stringContaining('token') });
  });

  it('keeps its headers: data cannot be framed, a token is not cached', async () => {
    const { head, status } = await say(['GET http://college.example/api/session HTTP/1.1', HOST, CLOSE]);
    expect(status).toBe(204);
    expect(head).toContain('set-cookie: xsrf-token=');
    expect(head).toContain("default-src 'none'");
  });
});
