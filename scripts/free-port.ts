import { createServer } from 'node:net';

const isFree = (port: number, host: string) =>
  new Promise<boolean>((done) => {
    const socket = createServer()
      .once('error', ({ code }: NodeJS.ErrnoException) => done(code !== 'EADDRINUSE'))
      .listen(port, host, () => socket.close(() => done(true)));
  });

/** Returns the port of a command, from `variable` if set; exits when it is invalid, or taken on a loopback address. */
export async function portOf(variable: string, usual: number, command: string): Promise<number> {
  const text = process.env[variable];
  const port = Number(text ?? usual);
  const refuse = (line: string): never => {
    console.error(line);
    process.exit(1);
  };
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return refuse(`${variable} must be a number from 1 to 65535, not ${text}.`);
  if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return port;
  return refuse(
    `Port ${port} is taken by another program. Free it, or choose another: ${variable}=${port + 2} npm run ${command}`,
  );
}
