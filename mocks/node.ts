import { setupServer } from 'msw/node';
import type { AnyHandler } from 'msw';
import { createWorld } from './world/create-world.ts';
import type { Db } from './world/db.ts';
import { createHandlers } from './handlers/handlers.ts';
import { Connection } from './handlers/connection.ts';
import { memoryImageStore } from './handlers/image-store.ts';
import type { World } from './world/world.ts';

export interface MockOptions {
  /** The world's clock; the system clock by default. */
  now?: () => Date;
  /** The address of the mock, a unique one by default; `*` for every address that a jsdom page calls. */
  at?: string;
  /** Sees every request first: records it or waits, and returns nothing to leave it to the mock. */
  first?: AnyHandler;
  /** A saved database to start from. */
  saved?: Db;
  /** Changes the freshly seeded world. */
  arrange?: (world: World) => void;
}

/** A mocked product that this process can call. */
export interface Mock {
  /** The base URL, without a trailing slash. */
  url: string;
  world: World;
  line: Connection;
  /** The errors that it threw itself; they are logged too. */
  errors: readonly unknown[];
  stop(): void;
}

/** One interception for the whole process, with the handlers of every running mock, the latest first. */
const server = setupServer();
const running = new Map<Mock, AnyHandler[]>();
let count = 0;

function apply(): void {
  server.resetHandlers(...[...running.values()].toReversed().flat());
}

/**
 * Handles calls of this process (fetch, XMLHttpRequest, WebSocket) with a world of its own and the handlers of the
 * browser's service worker. Cookies are sent in headers; a WebSocket takes them as Node's does:
 * `new WebSocket(url, { headers: { cookie } })`. In jsdom they are the document's.
 */
export function startMock({ now = () => new Date(), at, first, saved, arrange }: MockOptions = {}): Mock {
  const url = at === '*' ? location.origin : (at ?? `http://mock-${++count}.localhost`);
  const world = createWorld({ now, baseUrl: url, ...(saved && { saved }) });
  const errors: unknown[] = [];
  const { report } = world;
  world.report = (error) => {
    errors.push(error);
    report(error);
  };
  arrange?.(world);
  const line = new Connection(world);
  const mock: Mock = {
    url,
    world,
    line,
    errors,
    stop: () => {
      running.delete(mock);
      if (running.size === 0) server.close();
      else apply();
    },
  };
  const isFirst = running.size === 0;
  const handlers = createHandlers({ world, line, pictures: memoryImageStore(), at: at ?? url });
  running.set(mock, first ? [first, ...handlers] : handlers);
  apply();
  if (isFirst) server.listen({ onUnhandledFrame: 'bypass' });
  return mock;
}
