import type { Twilio } from 'twilio';
import { maskPhone } from '../../../domain/format/phone.ts';

/** Points the operator's numbers at this site. @returns the numbers that the account does not have */
export async function configureNumbers(
  twilio: Twilio,
  numbers: readonly string[],
  { voiceUrl, statusUrl }: Record<'voiceUrl' | 'statusUrl', string>,
  print: (line: string) => void,
): Promise<string[]> {
  const missing: string[] = [];
  for (const phone of numbers) {
    const [known] = await twilio.incomingPhoneNumbers.list({ phoneNumber: `+1${phone}`, limit: 1 });
    if (!known) {
      missing.push(phone);
      print(`${maskPhone(phone)} is not a number of this Twilio account.`);
      continue;
    }
    await twilio.incomingPhoneNumbers(known.sid).update({
      voiceUrl,
      voiceMethod: 'POST',
      statusCallback: statusUrl,
      statusCallbackMethod: 'POST',
    });
    print(`${maskPhone(phone)} rings here now.`);
  }
  return missing;
}
