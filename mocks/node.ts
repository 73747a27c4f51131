import { setupServer } from 'msw/node';
import type { AnyHandler } from 'msw';
import { createWorld } from './world/create-world.ts';
import type { Db } from './world/db.ts';
import { createHandlers } from './handlers/handlers.ts';
import { Connection } from './handlers/connection.ts';
import { memoryImageStore } from './handlers/image-store.ts';
import type { World } from './world/world.ts';

export interface MockOptions {
  /** The world's clock; the machine's unless a test holds it. */
  now?: () => Date;
  /** The address it answers at, one of its own by default; `*` for whatever a page of jsdom calls. */
  at?: string;
  /** A database to go on with. */
  saved?: Db;
  /** Changes the freshly seeded world. */
  arrange?: (world: World) => void;
}

/** A mocked product that this process can call. */
export interface Mock {
  /** Without a slash at its end. */
  url: string;
  world: World;
  line: Connection;
  stop(): void;
}

/** One interception for the whole process, with the handlers of every mock that runs. */
const server = setupServer();
const running = new Map<Mock, AnyHandler[]>();
let count = 0;

function apply(): void {
  server.resetHandlers(...[...running.values()].flat());
}

/**
 * Answers calls of this process (fetch, XMLHttpRequest, WebSocket) from a world of its own, by the handlers that the
 * browser's service worker has. Cookies travel in headers; a websocket takes them as Node's does:
 * `new WebSocket(url, { headers: { cookie } })`. In jsdom they are the document's.
 */
export function startMock({ now = () => new Date(), at, saved, arrange }: MockOptions = {}): Mock {
  const url = at === '*' ? location.origin : (at ?? `http://mock-${++count}.localhost`);
  const world = createWorld({ now, baseUrl: url, ...(saved && { saved }) });
  arrange?.(world);
  const line = new Connection(world);
  const mock: Mock = {
    url,
    world,
    line,
    stop: () => {
      running.delete(mock);
      if (running.size === 0) server.close();
      else apply();
    },
  };
  const first = running.size === 0;
  running.set(mock, createHandlers({ world, line, pictures: memoryImageStore(), at: at ?? url }));
  apply();
  if (first) server.listen({ onUnhandledFrame: 'bypass' });
  return mock;
}
