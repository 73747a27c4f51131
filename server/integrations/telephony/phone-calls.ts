import type { MikroORM } from '@mikro-orm/postgresql';
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import { z } from 'zod';
import type { PhoneNumber } from '../../../domain/format/phone-extension.ts';
import type { Clock } from '../../clock.ts';
import type { Env } from '../../env.ts';

/** Calls a phone and speaks to whoever takes it. @throws PhoneCallFailed */
export type SpeakOnPhone = (to: PhoneNumber, words: string) => Promise<void>;

/** The call was not made. The message never contains the number or what was to be said. */
export class PhoneCallFailed extends Error {}

/** The timeout for the service, in milliseconds. */
const TIMEOUT_MS = 5000;
const RING_SECONDS = 30;
const errorSchema = z.object({ code: z.int() });

/** Creates calls by Twilio's Calls resource, from the operator's first number. */
export const twilioCalls =
  (
    { accountSid, authTokens, numbers }: Pick<NonNullable<Env['twilio']>, 'accountSid' | 'authTokens' | 'numbers'>,
    ask: typeof fetch = fetch,
  ): SpeakOnPhone =>
  async ({ digits, extension }, words) => {
    const spoken = new VoiceResponse();
    spoken.pause({ length: 1 });
    spoken.say(words);
    const response = await ask(`https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Calls.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authTokens[0]}`).toString('base64')}` },
      body: new URLSearchParams({
        To: `+1${digits}`,
        From: `+1${numbers[0] ?? ''}`,
        Twiml: spoken.toString(),
        Timeout: String(RING_SECONDS),
        // Twilio waits half a second for each `w`.
        ...(extension && { SendDigits: `ww${extension}` }),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }).catch(() => {
      throw new PhoneCallFailed('Twilio did not respond');
    });
    if (response.ok) return;
    const { data } = errorSchema.safeParse(await response.json().catch(() => null));
    throw new PhoneCallFailed(`Twilio responded with ${response.status}, error ${data?.code ?? 'unknown'}`);
  };

/** Creates calls that nobody hears: /dev/calls shows what they say. */
export const localCalls =
  ({ orm, clock }: { orm: MikroORM; clock: Clock }): SpeakOnPhone =>
  async ({ digits }, words) => {
    await orm.em
      .fork()
      .execute(
        `insert into dev_call ("from", "to", forwarded_to, outcome, transcript, at) values ('', ?, ?, 'answered', ?, ?)`,
        [digits, digits, words, clock.now()],
      );
  };
