import { createUnionType } from 'type-graphql';
import type { FieldErrors } from '../../domain/field-errors.ts';
import { fields, flag, ObjectWithFields, text } from './fields/fields.ts';
import { Invalid, toInvalid } from './invalid.ts';

@ObjectWithFields({ description: 'The operation succeeded.' })
export class Done extends fields({
  ok: flag('Always true.'),
  message: text('A message to show.').nullable(),
}) {
  override ok = true;
  override message: string | null = null;
}

export const DoneResult = createUnionType({
  name: 'DoneResult',
  description: 'Success, or the fields that were rejected.',
  types: () => [Done, Invalid] as const,
});

/** Converts the outcome of a change to the GraphQL type. */
export const toDone = (outcome: { message: string } | { errors: FieldErrors }): Done | Invalid =>
  'errors' in outcome ? toInvalid(outcome.errors) : Object.assign(new Done(), { message: outcome.message });
