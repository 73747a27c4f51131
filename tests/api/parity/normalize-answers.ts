import type { GraphqlValue, RestResponse, ParityCase } from './parity-case.ts';
import { isRecord } from '../../../domain/is-record.ts';

type Loose = Record<string, unknown>;
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** As REST writes it: snake_case, without GraphQL's names of types. */
export function toSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCase);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name === '__typename' ? [] : [[snake(name), toSnakeCase(inner)]],
    ),
  );
}

/** Each side makes its own of these; what stands around them must be the same. */
const OWN: [RegExp, string][] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>'],
  [/\b(cus|sub|pm|in|pi|seti|evt|price)_\w+/g, '$1_'],
  [/\b[A-Z0-9]{8}(-\d{4})\b/g, '<bill>$1'],
  // the number renters call is left to chance, within the area of the landlord's own
  [/\(?\d{3}(\) )?555-?01\d\d/g, '<vanity>'],
  [/::ffff:127\.0\.0\.1|127\.0\.0\.1|::1/g, '<ip>'],
];
/** Numbers of places and things: texts in GraphQL, numbers in REST. */
const ID = /(^|_)id$/;
/** By the processor's and the machine's clocks, which no test holds. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/;

/** A value without what cannot be equal on two sides. */
export function comparableValue(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => comparableValue(item, key));
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([name, inner]) => [name, comparableValue(inner, name)]),
    );
  if (typeof value === 'number' && ID.test(key)) return comparableValue(String(value), key);
  if (typeof value !== 'string') return value;
  if (ID.test(key) && /^\d{9,15}$/.test(value)) return '<chance>';
  if (MOMENT.test(value)) return '<moment>';
  return OWN.reduce((text, [pattern, name]) => text.replaceAll(pattern, name), value);
}

/** REST's statuses of what GraphQL throws. */
const STATUS: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
};

interface FieldError {
  field: string;
  messages: string[];
}

const errorsOf = (errors: FieldError[], wire: ParityCase['wire']) =>
  Object.fromEntries(errors.map(({ field, messages }) => [wire ? snake(field) : field, messages] as const));

/** What REST has to say, given GraphQL's whole answer to the same. */
export function expectedRestAnswer(
  answer: unknown,
  { says, refuses, wire }: Pick<ParityCase, 'says' | 'refuses' | 'wire'>,
): RestResponse {
  const { data, errors } = answer as { data?: Loose | null; errors?: { message: string; extensions: Loose }[] };
  const [error] = errors ?? [];
  if (error) return { status: STATUS[String(error.extensions['code'])] ?? 500, body: { message: error.message } };
  const [found] = Object.values(data ?? {});
  // GraphQL says null and no more; the words are REST's own.
  if (found === null || found === undefined) return { status: 404 };
  const refused = found as { __typename?: string; errors?: FieldError[]; message?: string };
  if (refused.__typename === 'Invalid') {
    const fields = errorsOf(refused.errors ?? [], wire);
    return refuses?.(fields) ?? { status: 422, body: { errors: fields } };
  }
  return says(found as GraphqlValue);
}

/** What every result that can be refused is asked for. */
export const INVALID_SELECTION = '__typename ... on Invalid { errors { field messages } }';
