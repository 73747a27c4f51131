import { expect, it } from 'vitest';
import { Dependency, DependencyUnavailable } from './dependency.ts';

class Rejected extends Error {}
const down = () => Promise.reject(new Error('timeout'));
const rejecting = () => Promise.reject(new Rejected('no'));

it('makes no calls after five failures in a row, then one in ten seconds until the service answers', async () => {
  let now = 0;
  const service = new Dependency({ name: 'It', isFailure: (error) => !(error instanceof Rejected), now: () => now });
  for (let n = 0; n < 4; n++) await expect(service.call(down)).rejects.toThrow('timeout');
  await expect(service.call(rejecting)).rejects.toThrow('no');
  for (let n = 0; n < 5; n++) await expect(service.call(down)).rejects.toThrow('timeout');
  expect(service.isAnswering).toBe(false);

  let made = 0;
  const count = async () => ++made;
  await expect(service.call(count)).rejects.toThrow(DependencyUnavailable);
  now += 10_000;
  const tried = await Promise.allSettled([service.call(down), service.call(count), service.call(count)]);
  expect(tried.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(made).toBe(0);
  now += 10_000;
  expect(await service.call(count)).toBe(1);
  expect(service.isAnswering).toBe(true);
});
