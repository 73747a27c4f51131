import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Texts of a page, for its title and search engines.', simpleResolvers: true })
export class PageTexts {
  @Field(() => String, { description: 'The title of the document.' })
  title!: string;

  @Field(() => String, { description: 'One or two sentences.' })
  description!: string;

  @Field(() => String, { description: 'Words, separated by commas.' })
  keywords!: string;
}
