import { Field, ObjectType } from 'type-graphql';
import { toErrorList, type FieldErrors } from '../../domain/field-errors.ts';

@ObjectType({ description: 'The errors of one field.' })
export class FieldError {
  @Field(() => String, { description: 'The name of the field in the input.' })
  field!: string;

  @Field(() => [String], { description: 'The error messages; show the first one.' })
  messages!: string[];
}

@ObjectType({ description: 'The result of invalid input: error messages by field.' })
export class Invalid {
  @Field(() => [FieldError], { description: 'The invalid fields.' })
  errors!: FieldError[];
}

/** Converts field errors to the GraphQL type. */
export const toInvalid = (errors: FieldErrors): Invalid =>
  Object.assign(new Invalid(), { errors: toErrorList(errors) });
