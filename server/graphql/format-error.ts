import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError } from 'graphql';
import { UNEXPECTED_ERROR, UNAVAILABLE } from '../../domain/request-errors.ts';
import { isDatabaseUnavailable } from '../database.ts';
import { RequestError } from '../errors.ts';

/** Codes whose messages are written for the caller and are passed on. */
const MASKED_MESSAGE = [
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
];

/** The start of graphql-js's message, which has no code, after fifty invalid values in a variable. */
const TOO_MANY_ERRORS = 'Too many errors processing variables';

/** Formats an error for the caller: keeps the messages of request errors, masks unexpected errors. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const thrown = unwrapResolverError(error);
  const { path, locations } = formatted;
  const where = { ...(path && { path }), ...(locations && { locations }) };
  if (thrown instanceof RequestError) return { message: thrown.message, ...where, extensions: { code: thrown.code } };
  if (isDatabaseUnavailable(thrown))
    return { message: UNAVAILABLE.message, ...where, extensions: { code: UNAVAILABLE.code } };
  if (formatted.message.startsWith(TOO_MANY_ERRORS) && path === undefined)
    return { message: formatted.message, extensions: { code: 'BAD_USER_INPUT' } };
  const code = String(formatted.extensions?.['code'] ?? '');
  if (MASKED_MESSAGE.includes(code)) return { message: formatted.message, ...where, extensions: { code } };
  return { message: UNEXPECTED_ERROR.message, ...where, extensions: { code: UNEXPECTED_ERROR.code } };
}

/** Returns the error without the names that graphql-js suggests, which would reveal a schema that is not public. */
export const withoutSuggestions = (error: GraphQLFormattedError): GraphQLFormattedError => ({
  ...error,
  message: error.message.replace(/ ?Did you mean [^?]*\?/g, ''),
});

/** Returns whether an error means that the database is unavailable. */
export const isUnavailable = (formatted: GraphQLFormattedError): boolean =>
  formatted.extensions?.['code'] === UNAVAILABLE.code;

/** Returns whether an error is unexpected and must be logged. */
export const isUnexpectedError = (formatted: GraphQLFormattedError): boolean =>
  formatted.extensions?.['code'] === UNEXPECTED_ERROR.code;

/** Adds the request ID under which the log has the details of an unexpected error. */
export const withRequestId = (
  error: GraphQLFormattedError,
  { requestId }: { requestId: string },
): GraphQLFormattedError =>
  isUnexpectedError(error) ? { ...error, extensions: { ...error.extensions, requestId } } : error;
