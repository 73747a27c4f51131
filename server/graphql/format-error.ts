import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { UNEXPECTED_ERROR, UNAVAILABLE } from '../../domain/request-errors.ts';
import { isDatabaseUnavailable } from '../database.ts';
import { RequestError } from '../errors.ts';

/** Codes under which a message was written for the caller. */
const MASKED_MESSAGE = [
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
];

/** What the caller sees of an error: refusals in their own words, surprises masked. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const thrown = unwrapResolverError(error);
  const { path, locations } = formatted;
  const where = { ...(path && { path }), ...(locations && { locations }) };
  if (thrown instanceof RequestError) return { message: thrown.message, ...where, extensions: { code: thrown.code } };
  if (isDatabaseUnavailable(thrown))
    return { message: UNAVAILABLE.message, ...where, extensions: { code: UNAVAILABLE.code } };
  const code = String(formatted.extensions?.['code'] ?? '');
  if (MASKED_MESSAGE.includes(code)) return { message: formatted.message, ...where, extensions: { code } };
  return { message: UNEXPECTED_ERROR.message, ...where, extensions: { code: UNEXPECTED_ERROR.code } };
}

/** Returns the error without the names that graphql-js suggests, which would give away a schema that is not public. */
export const withoutSuggestions = (error: GraphQLFormattedError): GraphQLFormattedError => ({
  ...error,
  message: error.message.replace(/ ?Did you mean [^?]*\?/g, ''),
});

/** Whether an error says that the database does not answer. */
export const isUnavailable = (formatted: GraphQLFormattedError): boolean =>
  formatted.extensions?.['code'] === UNAVAILABLE.code;

/** Whether an error is one that nobody foresaw, and belongs in the log. */
export const isUnexpectedError = (formatted: GraphQLFormattedError): boolean =>
  formatted.extensions?.['code'] === UNEXPECTED_ERROR.code;

/** A surprise with the id under which the log tells more. */
export const withRequestId = (
  error: GraphQLFormattedError,
  { requestId }: { requestId: string },
): GraphQLFormattedError =>
  isUnexpectedError(error) ? { ...error, extensions: { ...error.extensions, requestId } } : error;
