import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { importFields, isImportField, type ImportMapping } from '../../../../domain/posting/import/import-columns.ts';
import { requireViewer, type Context } from '../../../context.ts';
import { field, fields, id, InputWithFields, int, ObjectWithFields, text } from '../../../graphql/fields/fields.ts';
import { orInvalid, toInvalid, type Invalid } from '../../../graphql/invalid.ts';
import type { ImportOutcome, StoredImport } from './listing-import.service.ts';

@InputWithFields({ description: 'The column that fills a field.' })
class ImportFieldInput extends fields({
  field: text(`One of ${importFields.join(', ')}.`),
  column: int('The index of the column, from 0.'),
}) {}

@ObjectWithFields({ description: 'A column of the file.', simpleResolvers: true })
class ImportColumn extends fields({
  header: text('Its heading.'),
  sample: text('Its first value.'),
  field: text('The field that it fills; null for none.').nullable(),
}) {}

@ObjectWithFields({ description: 'An error of the file.', simpleResolvers: true })
class ImportLineError extends fields({
  line: int('The line on which the row begins; the headings are line 1.'),
  column: text('The heading of the column.'),
  message: text('The message to show.'),
}) {}

@ObjectWithFields({ description: 'What the file would import.', simpleResolvers: true })
class ImportReport extends fields({
  listings: int('Listings; rows of the same id are floorplans of one.'),
  ready: int('Listings that can be published as they are.'),
  incomplete: int('Listings that become drafts from which something is missing.'),
  rejected: int('Listings that are left out because of their errors.'),
  errorCount: int('All errors; /api/listing-import/errors.csv lists them.'),
  errors: field(() => ImportLineError, 'The first 50 errors.').list(),
  missingImages: text('Names of images that the rows name and that were not uploaded, at most 1,000.').list(),
}) {}

@ObjectWithFields({ description: 'What an import has written so far, in listings.', simpleResolvers: true })
class ImportCounts extends fields({
  created: int('New drafts.'),
  updated: int('Drafts of an earlier import that changed.'),
  unchanged: int('Drafts that were the same.'),
  published: int('Listings that are published, which stay as they are.'),
  rejected: int('Listings left out because of their errors.'),
}) {}

@ObjectWithFields({ description: 'The import of a CSV file, which is kept for seven days.', simpleResolvers: true })
class ListingImport extends fields({
  id: id<string>('The id of the uploaded file.'),
  fileName: text('The name of the file.'),
  rows: int('Rows below the headings.'),
  columns: field(() => ImportColumn, 'Its columns in their order.').list(),
  report: field(() => ImportReport, 'The dry run with these columns.'),
  state: text('mapping, running or done.'),
  done: int('Listings that are done, without rows that have no id.'),
  counts: field(() => ImportCounts, 'What it has written.'),
}) {}

const ListingImportResult = orInvalid(
  ListingImport,
  'ListingImportResult',
  'The import, or the reason it was rejected.',
);

/** Returns the view of an import. */
function toListingImport({
  headers,
  sample,
  mapping,
  images: _images,
  basis: _basis,
  ...record
}: StoredImport): ListingImport {
  const columns = headers.map((header, index) => ({
    header,
    sample: sample[index]?.slice(0, 80) ?? '',
    field: importFields.find((field) => mapping[field] === index) ?? null,
  }));
  return Object.assign(new ListingImport(), record, { columns });
}

const toListingImportResult = (outcome: ImportOutcome): Invalid | ListingImport =>
  'errors' in outcome ? toInvalid(outcome.errors) : toListingImport(outcome.record);

/** Imports a CSV file as drafts; every operation is limited to the caller's own account. */
@Resolver()
export class ListingImportResolver {
  @Query(() => ListingImport, {
    nullable: true,
    description: 'Your import: the latest CSV file that you uploaded to /api/listing-import; null when there is none.',
  })
  async listingImport(@Ctx() context: Context): Promise<ListingImport | null> {
    const found = await context.services.listingImports.find(requireViewer(context).accountId);
    return found && toListingImport(found);
  }

  @Mutation(() => ListingImportResult, {
    description: 'Chooses the columns and checks every row; nothing is imported yet.',
  })
  async mapListingImport(
    @Arg('id', () => ID, { description: 'The id of the import.' }) id: string,
    @Arg('fields', () => [ImportFieldInput], { description: 'The fields that have a column.' })
    fields: ImportFieldInput[],
    @Ctx() context: Context,
  ) {
    const { accountId } = requireViewer(context);
    const mapping: ImportMapping = Object.fromEntries(
      fields.filter(({ field }) => isImportField(field)).map(({ field, column }) => [field, column]),
    );
    return toListingImportResult(await context.services.listingImports.map(accountId, id, mapping));
  }

  @Mutation(() => ListingImportResult, {
    description: 'Writes the next batch of drafts; repeat it until the state is done.',
  })
  async runListingImport(
    @Arg('id', () => ID, { description: 'The id of the import.' }) id: string,
    @Ctx() context: Context,
  ) {
    const { accountId } = requireViewer(context);
    return toListingImportResult(await context.services.listingImports.run(accountId, id));
  }
}
