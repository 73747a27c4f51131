import twilio from 'twilio';
import { EnvError, parseEnv } from '../env.ts';
import { STATUS_PATH, VOICE_PATH } from '../modules/calls/twiml.ts';
import { configureNumbers } from '../integrations/telephony/configure-numbers.ts';

/** Implements `npm run op -- phones-connect`: points the numbers of TWILIO_NUMBERS at BASE_URL. */
try {
  const env = parseEnv(process.env);
  if (!env.twilio) throw new EnvError('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_NUMBERS must be set for this.');
  const { accountSid, authTokens, numbers } = env.twilio;
  const missing = await configureNumbers(
    twilio(accountSid, authTokens[0]),
    numbers,
    { voiceUrl: `${env.baseUrl}${VOICE_PATH}`, statusUrl: `${env.baseUrl}${STATUS_PATH}` },
    (line) => console.log(line),
  );
  process.exitCode = missing.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
