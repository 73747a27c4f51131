/** Where a mail's link leads: a page that works without a login and without scripts. */
export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`;

/** What lets a mail program stop the letters with one press of its own (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
