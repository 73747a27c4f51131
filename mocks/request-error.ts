import { GraphQLError } from 'graphql';
import type { RequestErrorInfo } from '../domain/request-errors.ts';

/** What a resolver throws to refuse: in the server's words, with its code in the extensions. */
export const requestError = ({ code, message }: RequestErrorInfo): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** A value that does not make sense, said in words. */
export const badInput = (message: string): GraphQLError => requestError({ code: 'BAD_USER_INPUT', message });
