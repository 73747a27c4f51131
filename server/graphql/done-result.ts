import { createUnionType, Field, ObjectType } from 'type-graphql';
import { Invalid } from './invalid.ts';

@ObjectType({ description: 'It is done.' })
export class Done {
  @Field(() => Boolean, { description: 'Always true.' })
  ok: boolean = true;

  @Field(() => String, { nullable: true, description: 'Something to tell the person.' })
  message: string | null;

  constructor(message: string | null = null) {
    this.message = message;
  }
}

export const DoneResult = createUnionType({
  name: 'DoneResult',
  description: 'Done, or what was refused.',
  types: () => [Done, Invalid] as const,
});
