import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import { getBrand } from '../../../domain/brands/brands.ts';
import type { ForwardedCall } from './calls.service.ts';

/** The webhook that returns Twilio's next step for a call. */
export const VOICE_PATH = '/webhooks/twilio/voice';
export const ANNOUNCE_PATH = `${VOICE_PATH}/whisper`;
export const ENDED_PATH = `${VOICE_PATH}/ended`;
/** The webhook for ended calls. */
export const STATUS_PATH = '/webhooks/twilio/status';

/** Ring time in seconds, about five rings: shorter than most voicemail delays. */
const RING_SECONDS = 25;
/** Time to press a key, in seconds. */
const KEY_SECONDS = 8;

/** Twilio waits half a second for each `w`. */
const EXTENSION_PAUSE = 'ww';

const site = getBrand('default').name;
const american = (phone: string) => `+1${phone}`;

/** Removes characters that XML forbids: one in a listing's title would make calls to its landlord fail. */
const speakable = (text: string) => text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ');

/** Returns TwiML that says a text and ends the call. */
const say = (words: string): string => {
  const response = new VoiceResponse();
  response.say(words);
  response.hangup();
  return response.toString();
};

/**
 * Dials the landlord with the called number as caller ID. Whoever takes the call must press a key first (`whisper`):
 * a voicemail, whose greeting could reveal the landlord's name or number, does not. An extension is dialed before that.
 */
export function dialLandlord(call: ForwardedCall, baseUrl: string): string {
  const response = new VoiceResponse();
  const dial = response.dial({
    callerId: american(call.vanityPhone),
    timeout: RING_SECONDS,
    timeLimit: call.seconds,
    answerOnBridge: true,
    action: `${baseUrl}${ENDED_PATH}`,
    method: 'POST',
  });
  const extension = call.extension === null ? {} : { sendDigits: `${EXTENSION_PAUSE}${call.extension}` };
  dial.number({ url: whisperUrl(call.sid, baseUrl), method: 'POST', ...extension }, american(call.phone));
  return response.toString();
}

const whisperUrl = (sid: string, baseUrl: string) => `${baseUrl}${ANNOUNCE_PATH}?${new URLSearchParams({ call: sid })}`;

/** Returns the announcement that only the landlord hears when taking the call. */
export function announceCall(sid: string, home: string, baseUrl: string): string {
  const response = new VoiceResponse();
  response
    .gather({ numDigits: 1, timeout: KEY_SECONDS, action: whisperUrl(sid, baseUrl), method: 'POST' })
    .say(`A renter is calling about ${speakable(home)}, from ${site}. Press any key to talk to them.`);
  response.hangup();
  return response.toString();
}

/** Connects the two after a key press, without further speech. */
export const connectCall = (): string => new VoiceResponse().toString();

/** Returns TwiML that ends the call. */
export function hangUp(): string {
  const response = new VoiceResponse();
  response.hangup();
  return response.toString();
}

/** Returns the message for a caller whose call was not taken: what happens next and what they can do. */
export const noAnswerMessage = (): string =>
  say(
    `Nobody could take your call. The landlord will see that you called, and your number. You can also message them on the home's page on ${site}. Goodbye.`,
  );

/** Returns the message for a number that belongs to no visible listing. */
export const unknownNumberMessage = (): string =>
  say(`This home is no longer available on ${site}. You can find others there. Goodbye.`);

/** Returns the message for a call that is not connected: beyond its limits, or to a phone that calls are not forwarded to. */
export const notConnectedMessage = (): string =>
  say(
    `We can't connect this call. You can message the landlord with the contact form on the home's page on ${site}. Goodbye.`,
  );
