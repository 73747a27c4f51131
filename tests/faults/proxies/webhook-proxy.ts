import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SeededGenerator } from '../seeded-random.ts';

/** How webhooks are delivered: at once, each several times, in any order, much later, never, or rejected and retried. */
export const deliveries = ['at once', 'repeated', 'shuffled', 'late', 'lost', 'refused'] as const;
export type Delivery = (typeof deliveries)[number];

export interface WebhookProxy {
  url: string;
  mode: Delivery;
  /** Number of webhooks accepted from the processor. */
  readonly accepted: number;
  /** The product's webhook port; null while it does not listen. */
  target: number | null;
  /** Delivers the held webhooks in an order of its own; delivered ones may be repeated. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface WebhookDelivery {
  body: Buffer;
  signature: string;
}

/** Starts the proxy between processor and product. The processor treats accepted webhooks as delivered. */
export async function startWebhookProxy(random: SeededGenerator): Promise<WebhookProxy> {
  let held: WebhookDelivery[] = [];
  let accepted = 0;
  const under = new Set<Promise<unknown>>();
  const line = { mode: 'at once' as Delivery, target: null as number | null };

  const pass = ({ body, signature }: WebhookDelivery) =>
    new Promise<void>((done) => {
      const { target } = line;
      if (target === null) return done();
      const headers = {
        'content-type': 'application/json',
        'content-length': body.length,
        'stripe-signature': signature,
      };
      const onward = ask(
        { host: '127.0.0.1', port: target, method: 'POST', path: '/webhooks/stripe', headers },
        (answer) => {
          answer.resume().on('close', done);
        },
      );
      onward.on('error', () => done());
      onward.setTimeout(60_000, () => onward.destroy());
      onward.end(body);
    });
  const begin = (one: WebhookDelivery) => {
    const passing = pass(one).finally(() => under.delete(passing));
    under.add(passing);
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => response.destroy());
    request.on('end', () => {
      if (line.mode === 'refused') return void response.writeHead(503).end();
      accepted += 1;
      const one = { body: Buffer.concat(chunks), signature: String(request.headers['stripe-signature']) };
      if (line.mode === 'at once') begin(one);
      else if (line.mode === 'repeated') for (let n = random.whole(1, 3); n > 0; n--) begin(one);
      else if (line.mode !== 'lost') held.push(one);
      if (line.mode === 'shuffled' && held.length >= 3) for (const each of takeHeld()) begin(each);
      response.writeHead(200).end();
    });
  });
  const takeHeld = () => {
    const all = random.shuffled(held);
    held = [];
    return all;
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return Object.defineProperties(line as WebhookProxy, {
    url: { value: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/stripe` },
    accepted: { get: () => accepted },
    flush: {
      value: async () => {
        for (const each of takeHeld()) begin(each);
        await Promise.all(under);
      },
    },
    close: {
      value: async () => {
        server.closeAllConnections();
        await new Promise((done) => server.close(done));
      },
    },
  });
}
