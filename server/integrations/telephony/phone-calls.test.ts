import { expect, it } from 'vitest';
import { PhoneCallFailed, twilioCalls } from './phone-calls.ts';

const account = { accountSid: 'AC1', authTokens: ['token', 'old'] as [string, ...string[]], numbers: ['6145550201'] };

it('calls by the Calls resource of Twilio, and dials the extension', async () => {
  const sent: { url: string; headers: unknown; form: Record<string, string> }[] = [];
  const speak = twilioCalls(account, async (url, init) => {
    sent.push({ url: String(url), headers: init?.headers, form: Object.fromEntries(init?.body as URLSearchParams) });
    return new Response('{"sid":"CA1"}', { status: 201 });
  });
  await speak({ digits: '6145557143', extension: '12' }, 'The code is 1, 2 & 3');
  expect(sent).toEqual([
    {
      url: 'https://api.twilio.com/2010-04-01/Accounts/AC1/Calls.json',
      headers: { authorization: `Basic ${btoa('AC1:token')}` },
      form: {
        To: '+16145557143',
        From: '+16145550201',
        Twiml: expect.stringContaining('<Say>The code is 1, 2 &amp; 3</Say>'),
        Timeout: '30',
        SendDigits: 'ww12',
      },
    },
  ]);
});

it.each<[string, typeof fetch]>([
  [
    'rejects the number',
    async () => new Response('{"code":21211,"message":"+16145557143 is invalid"}', { status: 400 }),
  ],
  ['responds with no JSON', async () => new Response('<html>', { status: 503 })],
  ['is unreachable', () => Promise.reject(new TypeError('fetch failed'))],
])('fails without naming the number when Twilio %s', async (_what, fetch) => {
  const failed: unknown = await twilioCalls(account, fetch)({ digits: '6145557143', extension: null }, 'words').catch(
    (error: unknown) => error,
  );
  expect(failed).toBeInstanceOf(PhoneCallFailed);
  expect(String(failed)).not.toContain('6145557143');
});
