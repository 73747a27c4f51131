/** Returns whether it is an American Express number, whose fifteen digits form three groups. */
const isAmex = (digits: string) => /^3[47]/.test(digits);

/** Returns the maximum number of digits of a card number with this prefix. */
export const maxCardDigits = (digits: string): number => (isAmex(digits) ? 15 : 19);

/** Returns a card number in groups as on the card: '4242 4242 42', and '3782 8' of an American Express. */
export function groupCardNumber(digits: string): string {
  const groups = isAmex(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/\d{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}
