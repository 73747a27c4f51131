import { expect, it } from 'vitest';
import { LoginDelay, loginDelayMs } from './login.service.ts';

it('delays a login from the first failure on, up to two seconds (K35)', () => {
  expect([0, 1, 10, 20, 5000].map(loginDelayMs)).toEqual([0, 100, 1000, 2000, 2000]);
});

it('delays a bounded number of requests, in all and per account, and rejects none', async () => {
  let delayed = 0;
  const release = Promise.withResolvers<void>();
  const delay = new LoginDelay(() => {
    delayed++;
    return release.promise;
  });
  const waiting = Array.from({ length: 50 }, () => delay.wait('rosa@maple.example', 30));
  expect(delayed).toBe(20);
  waiting.push(...Array.from({ length: 500 }, (_, account) => delay.wait(`${account}@maple.example`, 30)));
  expect(delayed).toBe(200);
  release.resolve();
  await Promise.all(waiting);
  void delay.wait('rosa@maple.example', 30);
  expect(delayed).toBe(201);
});
