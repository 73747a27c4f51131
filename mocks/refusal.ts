import { GraphQLError } from 'graphql';
import type { Refused } from '../domain/refusals.ts';

/** What a resolver throws to refuse: in the server's words, with its code in the extensions. */
export const refusal = ({ code, message }: Refused): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** A value that does not make sense, said in words. */
export const badInput = (message: string): GraphQLError => refusal({ code: 'BAD_USER_INPUT', message });
