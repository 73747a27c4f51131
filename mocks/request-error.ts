import { GraphQLError } from 'graphql';
import type { RequestErrorInfo } from '../domain/request-errors.ts';

/** Returns the error a resolver throws to reject a request: the server's message, with its code in the extensions. */
export const requestError = ({ code, message }: RequestErrorInfo): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** Returns the error for an invalid value, with a message. */
export const badInput = (message: string): GraphQLError => requestError({ code: 'BAD_USER_INPUT', message });
