import { Field, ObjectType } from 'type-graphql';
import { toErrorList, type FieldErrors } from '../../domain/field-errors.ts';

@ObjectType({ description: 'What is wrong with one field.' })
export class FieldError {
  @Field(() => String, { description: 'The field, as its input names it.' })
  field!: string;

  @Field(() => [String], { description: 'Why, in words; the first is the one to show.' })
  messages!: string[];
}

@ObjectType({ description: 'The answer to a value that was refused: what is wrong, by field.' })
export class Invalid {
  @Field(() => [FieldError], { description: 'The fields that were refused.' })
  errors!: FieldError[];
}

/** Converts field errors to the GraphQL type. */
export const toInvalid = (errors: FieldErrors): Invalid =>
  Object.assign(new Invalid(), { errors: toErrorList(errors) });
