import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { importFields } from '../../../../domain/posting/import/import-columns.ts';
import { Invalid, toInvalid } from '../../../graphql/invalid.ts';
import type { ListingImportRecord } from '../../../../domain/posting/import/import-run.ts';
import type { ImportOutcome } from './listing-import.service.ts';

@InputType({ description: 'The column that fills a field.' })
export class ImportFieldInput {
  @Field(() => String, { description: `One of ${importFields.join(', ')}.` })
  field!: string;

  @Field(() => Int, { description: 'The index of the column, from 0.' })
  column!: number;
}

@ObjectType({ description: 'A column of the file.', simpleResolvers: true })
class ImportColumn {
  @Field(() => String, { description: 'Its heading.' })
  header!: string;

  @Field(() => String, { description: 'Its first value.' })
  sample!: string;

  @Field(() => String, { nullable: true, description: 'The field that it fills; null for none.' })
  field!: string | null;
}

@ObjectType({ description: 'An error of the file.', simpleResolvers: true })
class ImportLineError {
  @Field(() => Int, { description: 'The line on which the row begins; the headings are line 1.' })
  line!: number;

  @Field(() => String, { description: 'The heading of the column.' })
  column!: string;

  @Field(() => String, { description: 'The message to show.' })
  message!: string;
}

@ObjectType({ description: 'What the file would import.', simpleResolvers: true })
class ImportReportView {
  @Field(() => Int, { description: 'Listings; rows of the same id are floorplans of one.' })
  listings!: number;

  @Field(() => Int, { description: 'Listings that can be published as they are.' })
  ready!: number;

  @Field(() => Int, { description: 'Listings that become drafts from which something is missing.' })
  incomplete!: number;

  @Field(() => Int, { description: 'Listings that are left out because of their errors.' })
  rejected!: number;

  @Field(() => Int, { description: 'All errors; /api/listing-import/errors.csv lists them.' })
  errorCount!: number;

  @Field(() => [ImportLineError], { description: 'The first 50 errors.' })
  errors!: ImportLineError[];

  @Field(() => [String], {
    description: 'Names of images that the rows name and that were not uploaded, at most 1,000.',
  })
  imagesWanted!: string[];
}

@ObjectType({ description: 'What an import has written so far, in listings.', simpleResolvers: true })
class ImportCountsView {
  @Field(() => Int, { description: 'New drafts.' })
  created!: number;

  @Field(() => Int, { description: 'Drafts of an earlier import that changed.' })
  updated!: number;

  @Field(() => Int, { description: 'Drafts that were the same.' })
  unchanged!: number;

  @Field(() => Int, { description: 'Listings that are published, which stay as they are.' })
  published!: number;

  @Field(() => Int, { description: 'Listings left out because of their errors.' })
  rejected!: number;
}

@ObjectType({ description: 'The import of a CSV file, which is kept for seven days.', simpleResolvers: true })
export class ListingImport {
  @Field(() => ID, { description: 'The id of the uploaded file.' })
  id!: string;

  @Field(() => String, { description: 'The name of the file.' })
  fileName!: string;

  @Field(() => Int, { description: 'Rows below the headings.' })
  rows!: number;

  @Field(() => [ImportColumn], { description: 'Its columns in their order.' })
  columns!: ImportColumn[];

  @Field(() => ImportReportView, { description: 'The dry run with these columns.' })
  report!: ImportReportView;

  @Field(() => String, { description: 'mapping, running or done.' })
  state!: string;

  @Field(() => Int, { description: 'Listings that are done, without rows that have no id.' })
  done!: number;

  @Field(() => ImportCountsView, { description: 'What it has written.' })
  counts!: ImportCountsView;
}

export const ListingImportResult = createUnionType({
  name: 'ListingImportResult',
  description: 'The import, or the reason it was rejected.',
  types: () => [Invalid, ListingImport] as const,
});

/** Returns the view of an import. */
export function toListingImport({
  id,
  fileName,
  file,
  mapping,
  report,
  state,
  done,
  counts,
}: ListingImportRecord): ListingImport {
  const columns = file.headers.map((header, index) => ({
    header,
    sample: file.rows[0]?.cells[index]?.slice(0, 80) ?? '',
    field: importFields.find((field) => mapping[field] === index) ?? null,
  }));
  return Object.assign(new ListingImport(), {
    id,
    fileName,
    rows: file.rows.length,
    columns,
    report,
    state,
    done,
    counts,
  });
}

export const toListingImportResult = (outcome: ImportOutcome): Invalid | ListingImport =>
  'errors' in outcome ? toInvalid(outcome.errors) : toListingImport(outcome.record);
