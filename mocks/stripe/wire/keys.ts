import { invalidRequest, type Refusal } from './errors.ts';

export type KeyKind = 'secret' | 'publishable';

/** Which kind of key a call carries: as a bearer token, or as the user name of basic authentication. @throws Refusal 401 */
export function keyOf(authorization: string | undefined): KeyKind {
  const [scheme = '', given = ''] = (authorization ?? '').split(' ');
  const key = scheme.toLowerCase() === 'basic' ? Buffer.from(given, 'base64').toString().split(':')[0] : given;
  if (!key) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  }
  if (/^sk_test_\S+$/.test(key)) return 'secret';
  if (/^pk_test_\S+$/.test(key)) return 'publishable';
  throw unauthorized(
    `Invalid API Key provided: ${key.slice(0, 7)}${'*'.repeat(Math.max(0, Math.min(key.length, 32) - 11))}${key.length > 11 ? key.slice(-4) : ''}`,
  );
}

function unauthorized(message: string): Refusal {
  return invalidRequest(message, {}, 401);
}

/** 401: a publishable key where a secret one is needed. */
export function needsSecretKey(): Refusal {
  return invalidRequest(
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    { code: 'secret_key_required' },
    401,
  );
}
