import { GraphQLObjectType, GraphQLSchema } from 'graphql';

/** The queries of a renter in a widget's frame. */
const QUERIES = [
  'city',
  'closestHousing',
  'unavailableListing',
  'listing',
  'listings',
  'options',
  'popularSchools',
  'school',
  'searchHousing',
  'searchPlaces',
  'state',
  'states',
  'suggestions',
  'filterCounts',
];
const MUTATIONS = ['reportListing', 'saveRequest', 'saveSubscriber', 'sendReply', 'trackMatches'];

function only(root: GraphQLObjectType | null | undefined, names: readonly string[]): GraphQLObjectType {
  if (!root) throw new Error('The schema has lost a root.');
  const { fields, ...config } = root.toConfig();
  const configs = names.map((name) => {
    const field = fields[name];
    if (!field) throw new Error(`The widget's frame asks for ${name}, which the schema has no more.`);
    return [name, field] as const;
  });
  return new GraphQLObjectType({ ...config, fields: Object.fromEntries(configs) });
}

/** Returns the part of the schema that a frame on another site may use; a field that is not listed is unknown there. */
export const widgetSchema = (schema: GraphQLSchema): GraphQLSchema =>
  new GraphQLSchema({
    query: only(schema.getQueryType(), QUERIES),
    mutation: only(schema.getMutationType(), MUTATIONS),
  });
