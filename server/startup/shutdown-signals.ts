/** npm passes a signal on that the terminal sends to all its processes: one key press can arrive twice. */
const ONE_PRESS_MS = 2000;

/** Calls `stop` at the first SIGINT, SIGTERM or SIGHUP, and `force` at one that comes later than the same key press. */
export function onShutdownSignal(stop: () => void, force: () => void = () => process.exit(1)): void {
  let firstAt: number | undefined;
  const receive = () => {
    if (firstAt === undefined) stop();
    else if (performance.now() - firstAt > ONE_PRESS_MS) force();
    firstAt ??= performance.now();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, receive);
  // A closed terminal takes no output; failing on it would end the process before it has stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
