import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { randomUUID } from 'node:crypto';
import type { DraftInput } from '../../../domain/posting/drafts/draft.ts';
import { houseDraft, samplePhoto } from '../../../tests/setup/drafts.ts';
import { RestClient } from '../../../tests/setup/rest-client.ts';
import { serveApp } from '../../../tests/setup/served-app.ts';
import { ENDED_PATH, STATUS_PATH, VOICE_PATH, ANNOUNCE_PATH } from './twiml.ts';

export const BASE_URL = 'https://homes.example';
export const REAL_NUMBERS = '6145557143';
const TOKEN = 'the token of the operator’s account';
const NUMBERS = ['6145550201', '6145550202'];

/** Starts the server with Twilio keys behind a proxy, and a fake Twilio whose parameters follow its documentation. */
export async function startVoice() {
  const app = await serveApp(undefined, undefined, {
    BASE_URL,
    DEV_TOOLS: '1',
    TRUST_PROXY: 'true',
    TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000000',
    TWILIO_AUTH_TOKEN: TOKEN,
    TWILIO_NUMBERS: NUMBERS.map((phone) => `+1${phone}`).join(','),
  });
  const picture = await new RestClient(app.url).upload(await samplePhoto());

  /** Posts a form as Twilio does, signed with this token over the given URL. */
  const send = async (path: string, form: Record<string, string>, token = TOKEN, signed = `${BASE_URL}${path}`) => {
    const answer = await fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        'x-twilio-signature': getExpectedTwilioSignature(token, signed, form),
        'x-forwarded-for': '54.172.60.1',
      },
      body: new URLSearchParams(form),
    });
    return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') };
  };
  const call = (sid: string, to: string, from = '+13305550188') => ({
    CallSid: sid,
    AccountSid: 'AC00000000000000000000000000000000',
    From: from,
    To: `+1${to}`,
    CallStatus: 'ringing',
    Direction: 'inbound',
  });

  return {
    app,
    send,
    call,
    ring: (sid: string, to: string, from?: string) => send(VOICE_PATH, call(sid, to, from)),
    takes: (sid: string, digits?: string) =>
      send(`${ANNOUNCE_PATH}?call=${sid}`, { CallSid: `${sid}child`, ...(digits && { Digits: digits }) }),
    ended: (sid: string, status: string, more: Record<string, string> = {}) =>
      send(ENDED_PATH, { ...call(sid, '6145550201'), DialCallStatus: status, ...more }),
    over: (sid: string, status: string, duration = '0') =>
      send(STATUS_PATH, { ...call(sid, '6145550201'), CallStatus: status, CallDuration: duration }),
    /** Publishes a paid listing. */
    publish: async (account: number, change: Partial<DraftInput> = {}) => {
      const location = {
        address: '94 Chittenden Ave',
        city: 'Columbus',
        state: 'OH',
        zip: '43201',
        coordinates: { lat: 39.997, lon: -83.005 },
      };
      const draft: DraftInput = { ...houseDraft([picture]), type: 84, location, id: randomUUID(), ...change };
      const { posting } = app.services;
      const outcome = await posting.publish({ draft, paymentMethod: 'pm_card_visa', viewer: account });
      if (!('listing' in outcome)) throw new Error(JSON.stringify(outcome));
      const [row] = await app.rows<{ id: string; slug: string; vanity_phone: string | null }>(
        'select id, slug, vanity_phone from listing where id = $1',
        [outcome.listing],
      );
      return { id: Number(row?.id), slug: row?.slug ?? '', phone: row?.vanity_phone ?? null };
    },
    close: () => app.close(),
  };
}
