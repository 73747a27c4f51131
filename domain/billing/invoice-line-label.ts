/**
 * Returns the plain label of an invoice line. The processor's descriptions address a merchant: "1 × House listing
 * (at $29.00 / month)", "Unused time on Apartment listing after 02 Dec 2026". Amount and month are shown next to
 * it; unknown text is returned unchanged.
 */
export function invoiceLineLabel(description: string): string {
  const month = /^\d+ × (.+) \(at .+\)$/.exec(description)?.[1];
  if (month) return `${month}, one month`;
  const [, which, what] = /^(Unused|Remaining) time on (?:\d+ × )?(.+) after .+$/.exec(description) ?? [];
  return which && what ? `${which} time on the ${what.charAt(0).toLowerCase()}${what.slice(1)}` : description;
}
