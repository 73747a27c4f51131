import {
  GraphQLObjectType,
  GraphQLSchema,
  isObjectType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import type { HousingFilter } from '../../domain/search/search-query.ts';
import type { ListingView } from '../modules/housing/listing.view.ts';
import type { MatchPageView } from '../modules/housing/match.view.ts';

/** A query that shows search results, in two: its page without the cards, and a card. */
export interface CardQuery {
  name: string;
  page: CompiledQuery;
  card: CompiledQuery;
}

/** The number of queries prepared so far, for their names. */
let prepared = 0;

/** The place of a card in the page's JSON; no string value contains unescaped quotation marks. */
const CARD_PLACEHOLDER = '{"__typename":"Listing"}';
const onlyTypename: SelectionSetNode = {
  kind: Kind.SELECTION_SET,
  selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
};

const fieldNamed = (set: SelectionSetNode | undefined, name: string): FieldNode | undefined => {
  const found = set?.selections.filter((each) => each.kind === Kind.FIELD && each.name.value === name) as FieldNode[];
  const [field] = found ?? [];
  return found?.length === 1 && !field?.alias && !field?.directives?.length ? field : undefined;
};

/** Returns whether a card is the same for every caller and costs nothing beyond the listing. */
function isPlain(card: DocumentNode, listing: GraphQLObjectType): boolean {
  let plain = true;
  const refuse = () => void (plain = false);
  visit(card, {
    Argument: refuse,
    Directive: refuse,
    Field: ({ name }) => void (plain &&= listing.getFields()[name.value]?.extensions['cost'] === undefined),
  });
  return plain;
}

/** Prepares a query for cards that are kept as JSON (ADR 0084); null for one that shows no search results, or more. */
export function prepareCardQuery(schema: GraphQLSchema, document: DocumentNode, name: string): CardQuery | null {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1 || operation?.selectionSet.selections.length !== 1) return null;
  const search = fieldNamed(operation.selectionSet, 'searchHousing');
  if (!search || search.arguments?.some((argument) => argument.name.value === 'most')) return null;
  const listing = fieldNamed(fieldNamed(search.selectionSet, 'data')?.selectionSet, 'listing');
  const type = schema.getType('Listing');
  if (!listing?.selectionSet || !isObjectType(type)) return null;
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const root: FieldNode = {
    kind: Kind.FIELD,
    name: { kind: Kind.NAME, value: 'card' },
    selectionSet: listing.selectionSet,
  };
  const cardDocument: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        ...operation,
        name: undefined,
        variableDefinitions: [],
        selectionSet: { kind: Kind.SELECTION_SET, selections: [root] },
      },
      ...fragments,
    ],
  };
  if (!isPlain(cardDocument, type)) return null;
  const resolve = (card: ListingView) => card;
  const query = new GraphQLObjectType({
    name: 'CardQuery',
    fields: { card: { type, resolve } },
  });
  const page = compileQuery(
    schema,
    visit(document, { Field: (field) => (field === listing ? { ...field, selectionSet: onlyTypename } : undefined) }),
    name || undefined,
  );
  const card = compileQuery(new GraphQLSchema({ query }), cardDocument);
  return isCompiledQuery(page) && isCompiledQuery(card) ? { name: `graphql ${++prepared}`, page, card } : null;
}

/** One execution of a query with its cards as JSON. */
export class CardSearch {
  /** The cards of the search in order. */
  texts: string[] = [];

  constructor(
    private readonly query: CardQuery,
    private readonly context: Context,
  ) {}

  /** Returns the page of a search, without its cards. */
  async search({ page, ...filter }: HousingFilter & { page: number }): Promise<MatchPageView | null> {
    const found = await this.context.services.housing.searchCards(filter, page, {
      name: this.query.name,
      toJson: (listing) => this.#toJson(listing),
    });
    if (!found) return null;
    const { cards, ...rest } = found;
    this.texts = cards;
    // Only the type name of the listing is read.
    return { ...rest, data: cards.map(() => ({ listing: {} as ListingView, unmet: [] })) };
  }

  async #toJson(listing: ListingView): Promise<string> {
    const { data, errors } = await this.query.card.query(listing, this.context, {});
    const [error] = errors ?? [];
    if (error) throw error.originalError ?? error;
    return JSON.stringify(data?.['card']);
  }
}

/** Returns the JSON of a page with its cards put in. */
export const withCards = (json: string, cards: readonly string[]): string =>
  json
    .split(CARD_PLACEHOLDER)
    .map((part, index) => part + (cards[index] ?? ''))
    .join('');
