import twilio from 'twilio';
import { expect, it } from 'vitest';
import { configureNumbers } from './configure-numbers.ts';

/** Creates a fake Twilio API for an account with one number. */
function account() {
  const requests: { method: string; uri: string; data: unknown }[] = [];
  const one = { sid: 'PN1', account_sid: 'AC1', phone_number: '+16145550201', capabilities: {} };
  const client = twilio('AC1', 'token', {
    httpClient: Object.assign(new twilio.RequestClient(), {
      request: async ({
        method,
        uri,
        data,
        params,
      }: {
        method: string;
        uri: string;
        data?: unknown;
        params?: object;
      }) => {
        requests.push({ method, uri, data });
        const wanted = JSON.stringify(params ?? {}).includes('6145550201');
        const list = { incoming_phone_numbers: wanted ? [one] : [], uri: '', page: 0, page_size: 1 };
        return { statusCode: 200, body: JSON.stringify(method === 'post' ? one : list), headers: {} };
      },
    }),
  });
  return { client, requests };
}

it('points each number of the account at the site, and lists the numbers missing from it', async () => {
  const { client, requests } = account();
  const output: string[] = [];
  const addresses = {
    voiceUrl: 'https://homes.example/webhooks/twilio/voice',
    statusUrl: 'https://homes.example/webhooks/twilio/status',
  };
  const missing = await configureNumbers(client, ['6145550201', '6145550299'], addresses, (line) => output.push(line));
  expect(missing).toEqual(['6145550299']);
  expect(output).toEqual(['(614) 555-0201 rings here now.', '(614) 555-0299 is not a number of this Twilio account.']);
  const posts = requests.filter(({ method }) => method === 'post');
  expect(posts).toHaveLength(1);
  expect(posts[0]?.uri).toContain('/IncomingPhoneNumbers/PN1');
  expect(posts[0]?.data).toMatchObject({
    VoiceUrl: addresses.voiceUrl,
    VoiceMethod: 'POST',
    StatusCallback: addresses.statusUrl,
  });
});
