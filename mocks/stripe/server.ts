import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as breathe } from 'node:timers/promises';
import { bill, collect, paymentMethodOf } from './billing/collect-invoice.ts';
import { nextBillingDate } from './billing/dates.ts';
import { expirePendingUpdate } from './billing/pending-update.ts';
import { endSubscription, expireIncomplete } from './billing/subscription.ts';
import { deliverDue, isDeliveryDue, nextDelivery } from './deliveries.ts';
import { newId } from './ids.ts';
import { handleRequest, errorReply, type Reply, type Request } from './processor.ts';
import { periodOf, withItem } from './shapes/subscription.ts';
import { Store, type DueRow } from './store.ts';
import type { ObjectType, Subscription } from './stored-objects.ts';
import { API_VERSION, Transaction } from './transaction.ts';
import { StripeRequestError } from './wire/errors.ts';

interface LocalStripeOptions {
  /** The file of the state; `:memory:` does not persist it. */
  file: string;
  /** The product's clock, which renewals and retries use. */
  now: () => Date;
  /** The port on 127.0.0.1; 0, the default, takes any free one. */
  port?: number;
  /** Handles requests without running due tasks: for inspecting a file that another process has open. */
  idle?: boolean;
}

export interface LocalStripe {
  readonly port: number;
  close(): Promise<void>;
  /** Returns the next time (product clock) with a due task: a renewal, a retry, a delivery. */
  nextDue(): Date | null;
  /** Runs all tasks due at `now()`. Resolves with how many ran. */
  runDue(): Promise<number>;
  /** Lists objects for the dev tools, newest first. */
  list(kind: `${ObjectType}s`): object[];
}

const LARGEST_BODY = 128 * 1024;
const POLL_INTERVAL_MS = 1000;

/** Starts the local processor for the `stripe` SDK. @throws when the port is in use or the file is not its own */
export async function startLocalStripe({
  file,
  now,
  port = 0,
  idle = false,
}: LocalStripeOptions): Promise<LocalStripe> {
  const store = new Store(file);
  const seconds = () => Math.floor(now().getTime() / 1000);
  const due = dueRunner(store, seconds, idle);
  const server = createServer((request, response) => {
    // another site's domain could resolve to this address (DNS rebinding)
    if (!/^(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '')) {
      response.writeHead(403, { connection: 'close' }).end();
      return;
    }
    void serve((parsed) => handleRequest(store, seconds(), parsed), request, response).then(due.look);
  });
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    store.close();
    throw error;
  }
  const timer = setInterval(due.look, POLL_INTERVAL_MS);
  timer.unref();
  return {
    port: (server.address() as AddressInfo).port,
    nextDue() {
      const moments = [store.firstDue()?.due, nextDelivery(store)].filter((each) => typeof each === 'number');
      return moments.length === 0 ? null : new Date(Math.min(...moments) * 1000);
    },
    runDue: due.run,
    list: (kind) => store.list(kind.slice(0, -1) as ObjectType, [{ path: '$.deleted', is: 'null' }]),
    async close() {
      clearInterval(timer);
      await due.stop();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      store.close();
    },
  };
}

/** Runs due tasks, one run at a time: calls during a run get the next one. */
function dueRunner(store: Store, seconds: () => number, idle: boolean) {
  const stopping = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function all(): Promise<number> {
    let count = 0;
    for (let before = -1; before !== count && !stopping.signal.aborted;) {
      before = count;
      // Yields between two tasks, so that requests are handled meanwhile.
      while (!stopping.signal.aborted && runNextDue(store, seconds())) {
        count += 1;
        await breathe();
      }
      count += await deliverDue(store, seconds(), stopping.signal);
    }
    return count;
  }

  function run(): Promise<number> {
    waiting += 1;
    const mine = last.then(all).finally(() => {
      waiting -= 1;
    });
    last = mine.catch(() => undefined);
    return mine;
  }

  function look(): void {
    if (idle || stopping.signal.aborted || waiting > 0) return;
    const first = store.firstDue();
    if ((first && first.due <= seconds()) || isDeliveryDue(store, seconds())) {
      run().catch((error: unknown) => console.error('The local processor failed at what was due:', error));
    }
  }

  return {
    run,
    look,
    stop: () => {
      stopping.abort();
      return last;
    },
  };
}

/** Runs the first due task, in its own transaction. Returns false when nothing is due. */
function runNextDue(store: Store, productNow: number): boolean {
  return store.transaction(() => {
    const row = store.firstDue();
    if (!row || row.due > productNow) return false;
    attend(new Transaction(store, productNow, undefined, row.due), row);
    return true;
  });
}

function attend(work: Transaction, { kind, id, due }: DueRow): void {
  if (kind === 'invoice') {
    const invoice = work.need('invoice', id);
    const subscription = work.need('subscription', invoice.parent?.subscription_details?.subscription ?? '');
    collect(work, invoice, paymentMethodOf(work, subscription), true);
    return;
  }
  const subscription = work.need('subscription', id);
  const { cancel_at, pending_update, status } = subscription;
  if (status === 'incomplete') expireIncomplete(work, subscription);
  else if (pending_update && pending_update.expires_at <= due) expirePendingUpdate(work, subscription);
  else if (cancel_at !== null && cancel_at <= due) endSubscription(work, subscription, 'cancellation_requested');
  else renew(work, subscription);
}

function renew(work: Transaction, subscription: Subscription): void {
  const over = periodOf(subscription);
  const end = nextBillingDate(subscription.billing_cycle_anchor, over.end);
  const renewed = withItem(subscription, { current_period_start: over.end, current_period_end: end });
  bill(work, renewed, subscription, { period: over, reason: 'subscription_cycle' });
}

async function serve(
  run: (parsed: Request) => Reply,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const one = (name: string): string | undefined => [headers[name]].flat()[0];
  try {
    const body = await bodyOf(request);
    const reply = run({
      method,
      url,
      authorization: headers.authorization,
      contentType: headers['content-type'],
      apiVersion: one('stripe-version'),
      idempotencyKey: one('idempotency-key'),
      body,
    });
    await send(response, reply);
  } catch (error) {
    if (error instanceof StripeRequestError) {
      const requestId = newId('req', 14);
      await send(response, { ...errorReply(error, requestId), requestId, key: one('idempotency-key') });
    } else response.destroy();
  }
}

function send(response: ServerResponse, { status, body, requestId, key, replayOf }: Reply): Promise<void> {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'request-id': requestId,
    'stripe-version': API_VERSION,
    ...(key !== undefined && { 'idempotency-key': key, 'original-request': replayOf ?? requestId }),
    ...(replayOf !== undefined && { 'idempotent-replayed': 'true' }),
  });
  return new Promise((resolve) => {
    response.once('close', resolve);
    response.end(body);
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > LARGEST_BODY)
      throw new StripeRequestError(413, { type: 'invalid_request_error', message: 'The request body is too large.' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
