/** Returns the path of an emailed unsubscribe link: a page that works without a login and without scripts. */
export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`;

/** Returns the path of an alert's own page, where it is confirmed and changed without an account. */
export const alertPath = (token: string): string => `/alert/${token}`;

/** Returns the headers for one-click unsubscribe in email clients (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
