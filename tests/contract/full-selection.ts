import {
  getNamedType,
  isLeafType,
  isUnionType,
  OperationTypeNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { schema } from './operation-documents.ts';

/** Maximum selection depth, which no response exceeds; a type inside itself is not followed. */
const DEEPEST = 8;
const PLACES = ['School', 'City'];

function selectionOf(type: GraphQLNamedType, above: readonly GraphQLNamedType[]): string {
  if (isLeafType(type)) return '';
  if (above.includes(type) || above.length > DEEPEST) return '';
  if (isUnionType(type)) {
    const parts = type.getTypes().map((member) => `... on ${member.name} ${selectionOf(member, above)}`);
    return `{ __typename ${parts.join(' ')} }`;
  }
  // Nearby places of each of many places exceed the lookup limit of an operation; a place's own query selects them.
  if (PLACES.includes(type.name) && above.slice(1).some(({ name }) => PLACES.includes(name))) return '';
  const fields = Object.values((type as GraphQLObjectType).getFields()).flatMap(({ name, type: inner }) => {
    const named = getNamedType(inner);
    const selection = selectionOf(named, [...above, type]);
    return isLeafType(named) || selection !== '' ? [`${name} ${selection}`] : [];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/** Returns the names of the root fields of an operation type. */
export const rootFields = (kind: OperationTypeNode): string[] =>
  Object.keys(schema.getRootType(kind)?.getFields() ?? {});

/** Returns an operation with one root field and its full selection. */
export function wholeOperation(kind: OperationTypeNode, name: string): string {
  const field = schema.getRootType(kind)?.getFields()[name];
  if (!field) throw new Error(`There is no ${kind} ${name}.`);
  const declared = field.args.map((each) => {
    const otherwise =
      each.defaultValue === undefined ? '' : ` = ${JSON.stringify(each.defaultValue).replaceAll('"all"', 'all')}`;
    return `$${each.name}: ${String(each.type)}${otherwise}`;
  });
  const given = field.args.map((each) => `${each.name}: $${each.name}`);
  const list = (parts: string[]) => (parts.length === 0 ? '' : `(${parts.join(', ')})`);
  return `${kind} Whole${list(declared)} { ${name}${list(given)} ${selectionOf(getNamedType(field.type), [])} }`;
}
