import { importFields, isImportField } from '../../domain/posting/import/import-columns.ts';
import type { ListingImport, ListingImportResult, Resolvers } from '../__generated__/resolvers.ts';
import { requireViewer } from '../account/viewer.ts';
import { invalid } from '../mutation-results.ts';
import { importOf, mapImport, runImport } from '../posting/listing-imports.ts';
import type { ListingImportRow } from '../world/db.ts';

const view = ({ id, fileName, file, mapping, report, state, done, counts }: ListingImportRow): ListingImport => ({
  id,
  fileName,
  rows: file.rows.length,
  columns: file.headers.map((header, index) => ({
    header,
    sample: file.rows[0]?.cells[index]?.slice(0, 80) ?? '',
    field: importFields.find((field) => mapping[field] === index) ?? null,
  })),
  report,
  state,
  done,
  counts,
});
const result = (outcome: Awaited<ReturnType<typeof mapImport>>): ListingImportResult =>
  'errors' in outcome ? invalid(outcome.errors) : { __typename: 'ListingImport', ...view(outcome.record) };

/** A landlord's import of a CSV file; every operation is limited to the account's own. */
export const listingImportResolvers = {
  Query: {
    listingImport: (_root, _args, context) => {
      const found = importOf(context.world, requireViewer(context).id);
      return found ? view(found) : null;
    },
  },
  Mutation: {
    mapListingImport: async (_root, { id, fields }, context) => {
      const mapping = Object.fromEntries(
        fields.filter(({ field }) => isImportField(field)).map(({ field, column }) => [field, column]),
      );
      return result(await mapImport(context.world, requireViewer(context).id, id, mapping));
    },
    runListingImport: (_root, { id }, context) => result(runImport(context.world, requireViewer(context).id, id)),
  },
} satisfies {
  Query: Pick<NonNullable<Resolvers['Query']>, 'listingImport'>;
  Mutation: Pick<NonNullable<Resolvers['Mutation']>, 'mapListingImport' | 'runListingImport'>;
};
