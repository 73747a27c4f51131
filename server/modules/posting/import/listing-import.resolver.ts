import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { isImportField, type ImportMapping } from '../../../../domain/posting/import/import-columns.ts';
import { requireViewer, type Context } from '../../../context.ts';
import {
  ImportFieldInput,
  ListingImport,
  ListingImportResult,
  toListingImport,
  toListingImportResult,
} from './listing-import.view.ts';

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
