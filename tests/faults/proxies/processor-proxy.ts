import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How a call to the processor goes wrong. `acted`: the call has been executed, and only its response is wrong. */
export const callFaults = [
  'hangs',
  'hangs, acted',
  'line drops',
  'line drops, acted',
  '500',
  '500, acted',
  '500 for good',
  '500 for good, acted',
  '429',
  'slow',
] as const;
export type CallFault = (typeof callFaults)[number];

/** A point in a call to the processor: before the call arrives, or after it was executed but before its response is received. */
export interface CallMoment {
  /** Prefix of `METHOD /path`. */
  call: string;
  nth: number;
  side: 'before' | 'after';
}

export interface ProcessorProxy {
  port: number;
  /** Number of failed calls by fault. */
  happened: Record<string, number>;
  /** Makes `times` matching calls fail, starting with the `nth`. */
  trouble(what: { call: string; nth: number; times: number; mishap: CallFault }): void;
  arm(moment: CallMoment, act: () => Promise<void>): void;
  /** Removes the faults. Keys with a stored 500 response keep returning it. */
  disarm(): void;
  /** Expires the processor's stored 500 responses, as after a day. */
  forgive(): void;
  close(): Promise<void>;
}

/** Longer than the product's response timeout in these tests, in milliseconds. */
const HANG_MS = 1500;
const SLOW_MS = 150;
const FAILED = { error: { type: 'api_error', message: 'An unknown error occurred' } };
const TOO_MANY = { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } };

interface Reply {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Starts the proxy between product and processor, on which calls are lost, delayed, rejected, or executed without a response. */
export async function startProcessorProxy(processorPort: number): Promise<ProcessorProxy> {
  let troubles: { call: string; nth: number; times: number; mishap: CallFault }[] = [];
  let armed: { moment: CallMoment; left: number; act: () => Promise<void> } | null = null;
  /** Keys whose response is 500: the processor stores a response under its key, whatever its status. */
  const failed = new Set<string>();
  const happened: Record<string, number> = {};

  const passOn = (request: IncomingMessage, body: Buffer) =>
    new Promise<Reply>((done, lost) => {
      const { method, url, headers } = request;
      const onward = ask({ host: '127.0.0.1', port: processorPort, method, path: url, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
        answer.on('error', lost);
      });
      onward.on('error', lost);
      onward.end(body);
    });

  function mishapOf(call: string): CallFault | null {
    for (const each of troubles) {
      if (!call.startsWith(each.call)) continue;
      each.nth -= 1;
      if (each.nth > 0) continue;
      each.times -= 1;
      if (each.times >= 0) return each.mishap;
    }
    return null;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    const key = String(request.headers['idempotency-key'] ?? '');
    const say = (status: number, body: object) =>
      write(response, {
        status,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify(body)),
      });
    if (armed && call.startsWith(armed.moment.call) && --armed.left === 0) {
      const { moment, act } = armed;
      armed = null;
      if (moment.side === 'after') await passOn(request, body);
      await act();
      response.destroy();
      return;
    }
    if (key !== '' && failed.has(key)) return say(500, FAILED);
    const mishap = mishapOf(call);
    if (mishap) happened[mishap] = (happened[mishap] ?? 0) + 1;
    if (mishap?.endsWith('acted')) await passOn(request, body);
    if (mishap?.startsWith('500 for good') && key !== '') failed.add(key);
    if (mishap?.startsWith('500')) return say(500, FAILED);
    if (mishap === '429') return say(429, TOO_MANY);
    if (mishap?.startsWith('hangs')) await pause(HANG_MS, undefined, { ref: false });
    if (mishap?.startsWith('hangs') || mishap?.startsWith('line drops')) return void response.destroy();
    if (mishap === 'slow') await pause(SLOW_MS);
    write(response, await passOn(request, body));
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    happened,
    trouble: (what) => void troubles.push({ ...what }),
    arm: (moment, act) => (armed = { moment, left: moment.nth, act }),
    disarm: () => {
      troubles = [];
      armed = null;
    },
    forgive: () => failed.clear(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function write(response: ServerResponse, { status, headers, body }: Reply): void {
  const { 'transfer-encoding': _, connection: __, ...kept } = headers;
  response.writeHead(status, { ...kept, 'content-length': body.length });
  response.end(body);
}
