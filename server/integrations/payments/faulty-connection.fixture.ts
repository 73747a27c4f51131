import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The failure of a connection to the processor: none, before the request arrives, or after it was processed. */
export type ConnectionFault = 'none' | 'unreachable' | 'answer lost';

/**
 * Creates a connection to a local processor that can be interrupted, for tests of unknown results. Failures begin with
 * the first request whose request line begins with `at`; everything before it passes.
 */
export async function faultyConnection(processorPort: number, at: string) {
  const open = new Set<Socket>();
  let trouble: ConnectionFault = 'none';
  const server = createServer((client) => {
    const processor = connect(processorPort, '127.0.0.1');
    let struck = false;
    for (const socket of [client, processor]) {
      open.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    }
    client.on('data', (bytes) => {
      struck ||= trouble !== 'none' && bytes.toString('latin1').startsWith(at);
      if (struck && trouble === 'unreachable') client.destroy();
      else processor.write(bytes);
    });
    processor.on('data', (bytes) => (struck ? client.destroy() : client.write(bytes)));
    client.on('close', () => processor.end());
    processor.on('close', () => client.end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    set trouble(next: ConnectionFault) {
      trouble = next;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
