import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a process that may have ended already, and waits for its end. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
