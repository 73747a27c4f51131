/** The source of the numbers that renters call. */
export interface NumberPool {
  /** Returns the numbers for a landlord of this area code, best first; ten digits each. */
  numbersFor(areaCode: string): readonly string[];
  /** Returns the name of the lock that serializes concurrent choices. */
  lockFor(areaCode: string): string;
  /** The condition under which a number (an SQL expression) does not belong to this pool; `?` once, for `values`. */
  unknownNumbers: { sql: string; values: readonly unknown[] };
}

const isAreaCode = (text: string) => /^[2-9]\d\d$/.test(text);

/** The built-in pool: 555-0100 to 555-0199 of each area code, which are reserved and not connected. */
export const localPool: NumberPool = {
  numbersFor: (areaCode) =>
    isAreaCode(areaCode)
      ? Array.from({ length: 100 }, (_, ending) => `${areaCode}55501${String(ending).padStart(2, '0')}`)
      : [],
  lockFor: (areaCode) => `vanity:${areaCode}`,
  unknownNumbers: { sql: 'vanity_phone !~ ?', values: ['^[2-9]\\d\\d55501\\d\\d$'] },
};

/** Creates a pool of the operator's Twilio numbers, ten digits each; falls back to numbers of other area codes. */
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
