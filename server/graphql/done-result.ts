import { createUnionType, Field, ObjectType } from 'type-graphql';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { Invalid, toInvalid } from './invalid.ts';

@ObjectType({ description: 'The operation succeeded.' })
export class Done {
  @Field(() => Boolean, { description: 'Always true.' })
  ok: boolean = true;

  @Field(() => String, { nullable: true, description: 'A message to show.' })
  message: string | null;

  constructor(message: string | null = null) {
    this.message = message;
  }
}

export const DoneResult = createUnionType({
  name: 'DoneResult',
  description: 'Success, or the fields that were rejected.',
  types: () => [Done, Invalid] as const,
});

/** Converts the outcome of a change to the GraphQL type. */
export const toDone = (outcome: { message: string } | { errors: FieldErrors }): Done | Invalid =>
  'errors' in outcome ? toInvalid(outcome.errors) : new Done(outcome.message);
