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

/** With what code a process ended, and what it complained of. */
async function ended(child: ChildProcessByStdio<null, Readable, Readable>): Promise<[unknown, string]> {
  const [[code], complaint] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  return [code, complaint];
}

test('it runs alone, says where, warns of nothing, and ends when told to', async () => {
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

test('a port that is none is refused in one line', async () => {
  const refused = start('many');
  expect(await ended(refused)).toEqual([1, '--port takes a number from 0 to 65535, not many\n']);
});
