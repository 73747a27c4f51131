/** An American Express: its fifteen digits stand in three groups, on the card as in the field. */
const isAmex = (digits: string) => /^3[47]/.test(digits);

/** As many digits as a card number that begins like this can have. */
export const maxCardDigits = (digits: string): number => (isAmex(digits) ? 15 : 19);

/** A card number as it stands on the card: '4242424242' → '4242 4242 42', and '37828' of an American Express → '3782 8'. */
export function groupCardNumber(digits: string): string {
  const groups = isAmex(digits)
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/\d{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}
