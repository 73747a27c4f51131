import { randomBytes } from 'node:crypto';
import type { TelephonyProvider } from '../integrations/telephony/telephony-provider.ts';
import { ENDED_PATH, STATUS_PATH, VOICE_PATH } from '../modules/calls/twiml.ts';

/** The possible outcomes of a simulated call. */
export const callEnds = {
  answered: 'The landlord answers',
  missed: 'Nobody answers',
  mailbox: 'Voicemail answers',
  busy: 'Busy',
  'gave-up': 'The renter hangs up first',
} as const;
export type CallEnd = keyof typeof callEnds;

export interface SimulatedCall {
  sid: string;
  /** The phone that rang, with the extension that was dialed; null when none did. */
  rang: string | null;
  transcript: string[];
}

/** Sends a webhook as Twilio does and returns the response body. @throws when it is rejected */
export type DeliverWebhook = (path: string, form: Record<string, string>, signature: string) => Promise<string>;

/** The default caller's number. */
export const DEV_CALLER = '6145550123';

const TALK_SECONDS = '42';
const plain = (markup: string) =>
  markup.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const spoken = (markup: string) => [...markup.matchAll(/<Say>([^<]*)<\/Say>/g)].map(([, words = '']) => plain(words));

/** Simulates a call from its first ring to its end, through the webhooks that Twilio calls, signed with the dev tools' key. */
export async function simulateCall(
  { from, to, end }: { from: string; to: string; end: CallEnd },
  {
    sign,
    baseUrl,
    deliver,
  }: { sign: NonNullable<TelephonyProvider['sign']>; baseUrl: string; deliver: DeliverWebhook },
): Promise<SimulatedCall> {
  const sid = `CA${randomBytes(16).toString('hex')}`;
  const call = { CallSid: sid, From: `+1${from}`, To: `+1${to}`, Direction: 'inbound' };
  const ask = async (path: string, more: Record<string, string>) => {
    const form = { ...call, ...more };
    return deliver(path, form, sign(`${baseUrl}${path}`, form));
  };
  const first = await ask(VOICE_PATH, { CallStatus: 'ringing' });
  const [dialed, asks = '', digits = ''] = /<Number\b[^>]*\burl="([^"]*)"[^>]*>\+1(\d{10})</.exec(first) ?? [];
  if (dialed === undefined) return { sid, rang: null, transcript: spoken(first) };
  const [, extension] = /sendDigits="w*(\d+)"/.exec(dialed) ?? [];
  const rang = extension === undefined ? digits : `${digits} x${extension}`;

  const transcript: string[] = [];
  if (end === 'answered' || end === 'mailbox') {
    const path = plain(asks).slice(baseUrl.length);
    transcript.push(...spoken(await ask(path, { CallSid: `${sid}-2` })));
    if (end === 'answered') await ask(path, { CallSid: `${sid}-2`, Digits: '1' });
  }
  if (end === 'gave-up') {
    await ask(STATUS_PATH, { CallStatus: 'canceled', CallDuration: '0' });
    return { sid, rang, transcript };
  }
  const status = { answered: 'completed', mailbox: 'completed', missed: 'no-answer', busy: 'busy' }[end];
  const talked: Record<string, string> =
    end === 'answered' ? { DialCallDuration: TALK_SECONDS, DialBridged: 'true' } : { DialBridged: 'false' };
  transcript.push(...spoken(await ask(ENDED_PATH, { DialCallStatus: status, ...talked })));
  await ask(STATUS_PATH, { CallStatus: 'completed', CallDuration: end === 'answered' ? TALK_SECONDS : '0' });
  return { sid, rang, transcript };
}
