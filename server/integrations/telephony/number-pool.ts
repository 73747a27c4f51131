/** Where the numbers that renters call come from. */
export interface NumberPool {
  /** Which of its numbers may go to a landlord of this area code, the better first; ten digits each. */
  numbersFor(areaCode: string): readonly string[];
  /** Two who choose at the same time under one name wait for each other. */
  lockFor(areaCode: string): string;
  /** The condition under which a number (an SQL expression) is none of this pool's; `?` once, for `values`. */
  unknownNumbers: { sql: string; values: readonly unknown[] };
}

const isAreaCode = (text: string) => /^[2-9]\d\d$/.test(text);

/** The built-in pool: 555-0100 to 555-0199 of each area code, which are reserved and ring nowhere. */
export const localPool: NumberPool = {
  numbersFor: (areaCode) =>
    isAreaCode(areaCode)
      ? Array.from({ length: 100 }, (_, ending) => `${areaCode}55501${String(ending).padStart(2, '0')}`)
      : [],
  lockFor: (areaCode) => `vanity:${areaCode}`,
  unknownNumbers: { sql: 'vanity_phone !~ ?', values: ['^[2-9]\\d\\d55501\\d\\d$'] },
};

/** Numbers that the operator has at Twilio, ten digits each: one of another area rather than none. */
export function twilioPool(numbers: readonly string[]): NumberPool {
  return {
    numbersFor: (areaCode) => {
      const near = numbers.filter((phone) => phone.startsWith(areaCode));
      return near.length > 0 ? [...near, ...numbers.filter((phone) => !phone.startsWith(areaCode))] : numbers;
    },
    lockFor: () => 'vanity',
    unknownNumbers: { sql: 'not vanity_phone = any(?::text[])', values: [`{${numbers.join(',')}}`] },
  };
}
