import { fields, ObjectWithFields, text } from './fields/fields.ts';

@ObjectWithFields({ description: 'Text for the page title and search engines.', simpleResolvers: true })
export class PageTexts extends fields({
  title: text('The document title.'),
  description: text('One or two sentences.'),
  keywords: text('Keywords, separated by commas.'),
}) {}
