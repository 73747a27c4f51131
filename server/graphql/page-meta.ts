import { fields, int, ObjectWithFields } from './fields/fields.ts';

@ObjectWithFields({ description: 'The position of a page in its list.', simpleResolvers: true })
export class PageMeta extends fields({
  page: int('From 1.'),
  perPage: int('The page size.'),
  total: int('The total number of items.'),
  lastPage: int('The number of the last page; 1 when there are no items.'),
}) {}
