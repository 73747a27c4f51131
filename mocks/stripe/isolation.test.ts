import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, '../../scripts/local-processor.ts');
const start = (port: string) =>
  spawn(process.execPath, [script, '--port', port], { stdio: ['ignore', 'pipe', 'pipe'] });

/** Returns the exit code of a process and its stderr. */
async function ended(child: ChildProcessByStdio<null, Readable, Readable>): Promise<[unknown, string]> {
  const [[code], complaint] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  return [code, complaint];
}

test('runs alone, prints its address, warns of nothing, and ends on a signal', async () => {
  const running = start('0');
  const [line] = await once(createInterface(running.stdout), 'line');
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line)) ?? [];
  const answer = await fetch(`${address}/v1/customers`, { headers: { authorization: 'Bearer sk_test_x' } });
  expect(await answer.json()).toMatchObject({ object: 'list', data: [] });
  const taken = start(new URL(address).port);
  expect(await ended(taken)).toEqual([1, expect.stringContaining('is taken')]);
  const end = ended(running);
  running.kill('SIGTERM');
  expect(await end).toEqual([0, '']);
});

test('rejects an invalid port with a one-line message', async () => {
  const refused = start('many');
  expect(await ended(refused)).toEqual([1, '--port takes a number from 0 to 65535, not many\n']);
});
