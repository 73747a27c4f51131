import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import { getBrand } from '../../../domain/brands/brands.ts';

/** Where Twilio asks what to do next with a call. */
export const VOICE_PATH = '/webhooks/twilio/voice';
export const ANNOUNCE_PATH = `${VOICE_PATH}/whisper`;
export const ENDED_PATH = `${VOICE_PATH}/ended`;
/** Where it tells that a call is over. */
export const STATUS_PATH = '/webhooks/twilio/status';

/** So long a landlord's phone rings, about five times: before most mailboxes begin to talk. */
const RING_SECONDS = 25;
/** An hour's talk; nobody pays for a line that was forgotten. */
const LONGEST_SECONDS = 3600;
/** So long they may take to press a key. */
const KEY_SECONDS = 8;

const site = getBrand('default').name;
const american = (phone: string) => `+1${phone}`;

/** Without what no XML may hold: one such sign in a home's name, and its landlord could not be called. */
const speakable = (text: string) => text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ');

/** What is spoken, and done next, in Twilio's own markup. */
const say = (words: string): string => {
  const response = new VoiceResponse();
  response.say(words);
  response.hangup();
  return response.toString();
};

/**
 * Rings the landlord with the number that was called for a caller id. Their name on a mailbox, or their number in its
 * greeting, would be heard by the caller: so whoever takes the call presses a key first (`whisper`), which no mailbox does.
 */
export function dialLandlord(call: { sid: string; phone: string; vanityPhone: string }, baseUrl: string): string {
  const response = new VoiceResponse();
  const dial = response.dial({
    callerId: american(call.vanityPhone),
    timeout: RING_SECONDS,
    timeLimit: LONGEST_SECONDS,
    answerOnBridge: true,
    action: `${baseUrl}${ENDED_PATH}`,
    method: 'POST',
  });
  dial.number({ url: whisperUrl(call.sid, baseUrl), method: 'POST' }, american(call.phone));
  return response.toString();
}

const whisperUrl = (sid: string, baseUrl: string) => `${baseUrl}${ANNOUNCE_PATH}?${new URLSearchParams({ call: sid })}`;

/** What the landlord alone hears when they take the call. */
export function announceCall(sid: string, home: string, baseUrl: string): string {
  const response = new VoiceResponse();
  const words = `A renter is calling about ${speakable(home)}, from ${site}. Press any key to talk to them.`;
  const gather = response.gather({
    numDigits: 1,
    timeout: KEY_SECONDS,
    action: whisperUrl(sid, baseUrl),
    method: 'POST',
  });
  gather.say(words);
  response.hangup();
  return response.toString();
}

/** A key was pressed: nothing more to be heard, so the two are connected. */
export const connectCall = (): string => new VoiceResponse().toString();

/** Nothing more to do. */
export function hangUp(): string {
  const response = new VoiceResponse();
  response.hangup();
  return response.toString();
}

/** What a caller hears whom nobody answered: no mailbox, but what happens now and what they can do. */
export const noAnswerMessage = (): string =>
  say(
    `Nobody could take your call. The landlord will see that you called, and your number. You can also write to them on the page of the home on ${site}. Goodbye.`,
  );

/** For a number that belongs to no home that is shown. */
export const unknownNumberMessage = (): string =>
  say(`The home of this number is not offered on ${site} any more. You will find others there. Goodbye.`);
