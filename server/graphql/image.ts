import { fields, ObjectWithFields, text } from './fields/fields.ts';

@ObjectWithFields({ description: 'An image in two sizes, as paths on this site.', simpleResolvers: true })
export class Image extends fields({
  large: text('For listing pages.'),
  small: text('For cards.'),
  caption: text('What the landlord says that it shows; null: nothing.').nullish(),
}) {}
