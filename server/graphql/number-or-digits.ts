import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** Returns the value if it is a number or a string; the rules of drafts decide which strings are numbers (K77). */
function parseValue(value: unknown): number | string {
  if (typeof value === 'number' || typeof value === 'string') return value;
  throw new GraphQLError('Send a number, or its digits as a string.');
}

/** The scalar of numbers in a draft, which forms and spreadsheets send as digits: GraphQL's own refuse strings. */
export const NumberOrDigits = new GraphQLScalarType<number | string>({
  name: 'NumberOrDigits',
  description: 'A number, or its digits as a string: 84 and "84" are the same.',
  parseValue,
  parseLiteral: (literal) =>
    parseValue(
      literal.kind === Kind.INT || literal.kind === Kind.FLOAT
        ? Number(literal.value)
        : literal.kind === Kind.STRING && literal.value,
    ),
});
