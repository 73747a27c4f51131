import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Text for the page title and search engines.', simpleResolvers: true })
export class PageTexts {
  @Field(() => String, { description: 'The document title.' })
  title!: string;

  @Field(() => String, { description: 'One or two sentences.' })
  description!: string;

  @Field(() => String, { description: 'Keywords, separated by commas.' })
  keywords!: string;
}
