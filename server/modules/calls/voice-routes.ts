import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parse } from 'node:querystring';
import { phoneDigits } from '../../../domain/format/phone.ts';
import { isStorable } from '../../../domain/format/plain-text.ts';
import { UNSTORABLE_INPUT } from '../../../domain/request-errors.ts';
import { Forbidden, RequestError } from '../../errors.ts';
import type { TelephonyProvider, WebhookParameters } from '../../integrations/telephony/telephony-provider.ts';
import type { CallsService } from './calls.service.ts';
import {
  connectCall,
  ENDED_PATH,
  hangUp,
  unknownNumberMessage,
  noAnswerMessage,
  notConnectedMessage,
  dialLandlord,
  STATUS_PATH,
  VOICE_PATH,
  announceCall,
  ANNOUNCE_PATH,
} from './twiml.ts';

interface VoiceDeps {
  calls: CallsService;
  switchboard: TelephonyProvider;
  /** The site's own URL as configured at Twilio: it signs this URL, whatever proxies make of a request. */
  baseUrl: string;
}

const BODY_LIMIT = 16_384;
const config = { csrf: 'off', cookieless: true } as const;

/** Twilio sends about thirty parameters. */
const MOST_PARAMETERS = 200;

/** Parses the form of a webhook; a repeated name has a list, as Twilio signs it. */
const parametersOf = (body: unknown): WebhookParameters =>
  parse(typeof body === 'string' ? body : '', '&', '=', { maxKeys: MOST_PARAMETERS }) as WebhookParameters;

/** Returns a number as it is stored: ten digits in the US, +44… from abroad; null if withheld or invalid. */
function callerOf(from: string): string | null {
  const home = /^(?:\+?1)?[2-9]\d{9}$/.test(from) ? phoneDigits(from) : undefined;
  return home ?? (/^\+(?!1)[1-9]\d{6,14}$/.test(from) && !WITHHELD.includes(from) ? from : null);
}
/** Twilio's placeholders for withheld numbers: anonymous, restricted, blocked, unknown, unavailable on a keypad. */
const WITHHELD = ['+266696687', '+7378742833', '+2562533', '+8656696', '+86282452253'];

const seconds = (text: string): number => Math.min(Number(/^\d{1,6}$/.exec(text)?.[0] ?? 0), 86_400);

/**
 * Registers POST /webhooks/twilio/…, which handle calls to the numbers that renters see. The signature covers the whole
 * URL and form, so no CSRF token is needed. The landlord's number is only in the response, never in a URL or log.
 */
export async function registerVoiceRoutes(
  app: FastifyInstance,
  { calls, switchboard, baseUrl }: VoiceDeps,
): Promise<void> {
  const read = ({ headers, raw, body }: FastifyRequest) => {
    const parameters = parametersOf(body);
    const signature = headers['x-twilio-signature'];
    const genuine =
      typeof signature === 'string' &&
      switchboard.isSignatureValid(signature, `${baseUrl}${raw.url ?? ''}`, parameters);
    if (!genuine) throw new Forbidden('The signature is invalid.');
    if (!isStorable(parameters)) throw new RequestError(400, UNSTORABLE_INPUT.code, UNSTORABLE_INPUT.message);
    return (name: string) => String(parameters[name] ?? '');
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    const answer = (
      path: string,
      next: (given: (name: string) => string, request: FastifyRequest) => Promise<string>,
    ) =>
      scope.post(path, { config }, async (request, reply) => {
        const markup = await next(read(request), request);
        return reply.type('text/xml; charset=utf-8').header('cache-control', 'no-store').send(markup);
      });

    answer(VOICE_PATH, async (given) => {
      const incoming = await calls.incoming({
        sid: given('CallSid'),
        caller: callerOf(given('From')),
        to: phoneDigits(given('To')) ?? '',
      });
      if (incoming === 'nobody') return unknownNumberMessage();
      if (incoming === 'not connected') return notConnectedMessage();
      return incoming === 'over' ? hangUp() : dialLandlord(incoming.ring, baseUrl);
    });

    answer(ANNOUNCE_PATH, async (given, { query }) => {
      const { call } = query as { call?: string | string[] };
      if (given('Digits') !== '') return connectCall();
      const home = typeof call === 'string' ? await calls.listingOf(call) : null;
      return home === null ? hangUp() : announceCall(String(call), home, baseUrl);
    });

    answer(ENDED_PATH, async (given) => {
      const talked = isOver(given('DialCallStatus')) && given('DialBridged') !== 'false';
      await calls.ended(given('CallSid'), talked, seconds(given('DialCallDuration')));
      return talked ? hangUp() : noAnswerMessage();
    });

    // The caller hung up while it rang: no other webhook reports that. A call that was never connected has no duration.
    scope.post(STATUS_PATH, { config }, async (request, reply) => {
      const given = read(request);
      const length = seconds(given('CallDuration'));
      if (isFinal(given('CallStatus')))
        await calls.ended(given('CallSid'), isOver(given('CallStatus')) && length > 0, length);
      return reply.code(204).send();
    });
  });
}

const isOver = (status: string) => status === 'completed' || status === 'answered';
const isFinal = (status: string) => ['completed', 'busy', 'failed', 'no-answer', 'canceled'].includes(status);
