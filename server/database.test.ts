import { createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { Database } from './database.ts';

/** Returns a started database, and a mock that is called when its probe takes it for down. */
const probing = (url: string) => {
  const onDown = vi.fn<() => void>();
  const database = new Database({ url, onDown, onSlow: () => {}, hasPooler: false });
  onTestFinished(() => database.stop());
  database.start();
  return { database, onDown };
};

it('does not take a database for down whose answers wait for a busy event loop', async () => {
  const { database, onDown } = probing(`${inject('postgres')}/postgres`);
  // Several turns, each longer than a probe may take.
  for (let turn = 0; turn < 4; turn++) {
    const until = performance.now() + 1200;
    while (performance.now() < until);
    await setImmediate();
  }
  expect(await database.isAnswering()).toBe(true);
  expect(onDown).not.toHaveBeenCalled();
});

it('takes a database for down that accepts connections and never responds, and ends each probe', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).once('close', () => sockets.delete(socket)));
    socket.resume();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await vi.waitFor(() => expect(server.listening).toBe(true));
  const { port } = server.address() as { port: number };
  const { database, onDown } = probing(`postgres://nobody@127.0.0.1:${port}/none`);
  expect(await Promise.all([database.isAnswering(), database.isAnswering()])).toEqual([false, false]);
  await vi.waitFor(() => expect(onDown).toHaveBeenCalled(), 10_000);
  await database.stop();
  await vi.waitFor(() => expect(sockets.size).toBe(0), 5000);
});
