import { createUnionType, type ClassType } from 'type-graphql';
import { field, fields, ObjectWithFields, text } from './fields/fields.ts';
import { toErrorList, type FieldErrors } from '../../domain/field-errors.ts';

@ObjectWithFields({ description: 'The errors of one field.' })
class FieldError extends fields({
  field: text('The name of the field in the input.'),
  messages: text('The error messages; show the first one.').list(),
}) {}

@ObjectWithFields({ description: 'The result of invalid input: error messages by field.' })
export class Invalid extends fields({
  errors: field(() => FieldError, 'The invalid fields.').list(),
}) {}

/** Converts field errors to the GraphQL type. */
export const toInvalid = (errors: FieldErrors): Invalid =>
  Object.assign(new Invalid(), { errors: toErrorList(errors) });

/** Returns the union of a result and the errors of invalid input. */
export const orInvalid = <Result extends ClassType>(type: Result, name: string, description?: string) =>
  createUnionType({
    name,
    types: () => [Invalid, type] as const,
    ...(description !== undefined && { description }),
  });
