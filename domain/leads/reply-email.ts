export type RepliedLead = Record<'type' | 'firstName' | 'email' | 'message' | 'listingName', string>;

/** Maximum length of the quoted message, in characters: email programs cut URLs longer than about two thousand characters. */
const MAX_QUOTED_LENGTH = 500;

const shortened = (text: string) =>
  text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH).toWellFormed().trimEnd()} …` : text;

const quoted = (text: string) =>
  shortened(text)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** Returns the mailto URL of a reply to the renter, about the listing, with a greeting and the quoted message. */
export function replyMailtoUrl({ type, firstName, email, message, listingName }: RepliedLead): string {
  const what = type === 'request' ? 'request' : 'message';
  const words = message === '' ? '' : `\n\n${firstName} wrote:\n${quoted(message)}`;
  const body = `Hi ${firstName},\n\nThanks for your ${what} about ${listingName}.\n\n${words}`;
  // Lines of an email body end with CRLF (RFC 6068).
  const part = (text: string) => encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'));
  return `mailto:${part(email).replace('%40', '@')}?subject=${part(`Your ${what} about ${listingName}`)}&body=${part(body)}`;
}

/** Returns a lead as plain text for the clipboard, one detail a line. */
export function leadAsText(
  lead: RepliedLead & { lastName: string; phone: string; answers: readonly { label: string; value: string }[] },
): string {
  const { firstName, lastName, email, phone, listingName, message, answers } = lead;
  return [
    `${firstName} ${lastName}`,
    email,
    ...(phone === '' ? [] : [phone]),
    `Home: ${listingName}`,
    ...answers.map(({ label, value }) => `${label}: ${value}`),
    ...(message === '' ? [] : ['', message]),
  ].join('\n');
}
