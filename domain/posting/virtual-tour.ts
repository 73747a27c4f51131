const MAX_VIRTUAL_TOUR = 300;

/** Domain names that no public website has. */
const PRIVATE_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/;
/** A domain name with a top-level domain of letters, which no IP address has. */
const DOMAIN_NAME = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+([a-z]{2,}|xn--[a-z\d-]+)$/;
/** Websites that hide where a link leads, and those on which scammers write to renters or take their money (K66). */
const NO_TOUR =
  /(^|\.)(bit\.ly|bitly\.com|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|ow\.ly|rebrand\.ly|shorturl\.at|linktr\.ee|forms\.gle|docs\.google\.com|wa\.me|whatsapp\.com|t\.me|telegram\.(me|org)|m\.me|signal\.me|snapchat\.com|cash\.app|venmo\.com|paypal\.(me|com)|zellepay\.com)\.?$/;

/** Returns what is wrong with a link to a virtual tour (K64), unless it is empty or leads to a public https website. */
export function virtualTourFault(text: string): string | undefined {
  const link = text.trim();
  if (link === '') return undefined;
  if (link.length > MAX_VIRTUAL_TOUR) return `Use at most ${MAX_VIRTUAL_TOUR} characters.`;
  const url = /^https:\/\/\S+$/i.test(link) ? URL.parse(link) : null;
  if (!url) return 'Enter a link that starts with https://';
  const { hostname, port, username, password } = url;
  const isPublic = DOMAIN_NAME.test(hostname) && !PRIVATE_NAME.test(hostname);
  if (NO_TOUR.test(hostname))
    return 'Enter the link of the tour itself. This website shows none, or hides where it leads.';
  if (isPublic && port === '' && username === '' && password === '') return undefined;
  return 'Enter a link to a public website.';
}
