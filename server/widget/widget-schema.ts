import { GraphQLObjectType, GraphQLSchema } from 'graphql';

/** What a renter reads in a widget's frame. */
const QUERIES = [
  'city',
  'closestHousing',
  'goneListing',
  'listing',
  'listings',
  'options',
  'popularSchools',
  'school',
  'searchHousing',
  'searchPlaces',
  'state',
  'waysOn',
];
/** What a renter does there. */
const MUTATIONS = ['saveRequest', 'saveSubscriber', 'sendReply', 'trackMatches'];

function only(root: GraphQLObjectType | null | undefined, names: readonly string[]): GraphQLObjectType {
  if (!root) throw new Error('The schema has lost a root.');
  const { fields, ...config } = root.toConfig();
  const kept = names.map((name) => {
    const field = fields[name];
    if (!field) throw new Error(`The widget's frame asks for ${name}, which the schema has no more.`);
    return [name, field] as const;
  });
  return new GraphQLObjectType({ ...config, fields: Object.fromEntries(kept) });
}

/**
 * Of the product's schema what a frame on somebody else's page may say: a renter's fields and the types they lead to. A
 * field that is not named here is unknown there, so that a new one of the landlord's side is kept out by itself.
 */
export const widgetSchema = (schema: GraphQLSchema): GraphQLSchema =>
  new GraphQLSchema({
    query: only(schema.getQueryType(), QUERIES),
    mutation: only(schema.getMutationType(), MUTATIONS),
  });
