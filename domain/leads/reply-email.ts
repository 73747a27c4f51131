/** What an answer is made from. */
export interface RepliedLead {
  kind: string;
  firstName: string;
  email: string;
  message: string;
  listingName: string;
}

/** Mail programs cut addresses that are longer than about two thousand characters. */
const MAX_QUOTED_LENGTH = 500;

const shortened = (text: string) =>
  text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH).toWellFormed().trimEnd()} …` : text;

const quoted = (text: string) =>
  shortened(text)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/**
 * The address that opens an answer in one's own mail program: to the renter, about the home, greeting them by the name
 * they gave and with their own words below, so that they know what it is about.
 */
export function replyMailtoUrl({ kind, firstName, email, message, listingName }: RepliedLead): string {
  const what = kind === 'request' ? 'request' : 'message';
  const words = message === '' ? '' : `\n\n${firstName} wrote:\n${quoted(message)}`;
  const body = `Hi ${firstName},\n\nThank you for your ${what} about ${listingName}.\n\n${words}`;
  // The lines of a mail end with CRLF (RFC 6068).
  const part = (text: string) => encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'));
  return `mailto:${part(email).replace('%40', '@')}?subject=${part(`Your ${what} about ${listingName}`)}&body=${part(body)}`;
}

/** What is copied of a lead, to be pasted anywhere: a line a fact. */
export function leadAsText(
  lead: RepliedLead & { lastName: string; phone: string; answers: readonly { label: string; value: string }[] },
): string {
  const { firstName, lastName, email, phone, listingName, message, answers } = lead;
  return [
    `${firstName} ${lastName}`,
    email,
    phone,
    `Home: ${listingName}`,
    ...answers.map(({ label, value }) => `${label}: ${value}`),
    ...(message === '' ? [] : ['', message]),
  ].join('\n');
}
