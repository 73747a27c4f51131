import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How a line to the processor fails: not at all, before the request arrives, or after it has been acted on. */
export type Trouble = 'none' | 'unreachable' | 'answer lost';

/** A line to a local processor that can be cut, for tests of what is not known afterwards. */
export async function unreliableLine(processorPort: number) {
  const open = new Set<Socket>();
  let trouble: Trouble = 'none';
  const server = createServer((client) => {
    if (trouble === 'unreachable') return void client.destroy();
    const processor = connect(processorPort, '127.0.0.1');
    for (const socket of [client, processor]) {
      open.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    }
    client.on('data', (bytes) => (trouble === 'unreachable' ? client.destroy() : processor.write(bytes)));
    processor.on('data', (bytes) => (trouble === 'answer lost' ? client.destroy() : client.write(bytes)));
    client.on('close', () => processor.end());
    processor.on('close', () => client.end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    set trouble(next: Trouble) {
      trouble = next;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
