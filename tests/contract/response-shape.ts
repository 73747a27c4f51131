import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import { isRecord } from '../../domain/is-record.ts';

type Loose = Record<string, unknown>;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const leaves: Record<string, (value: unknown) => boolean> = {
  ID: (value) => typeof value === 'string',
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => Number.isInteger(value),
  Float: (value) => Number.isFinite(value),
  DateTimeISO: (value) => typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
};

/**
 * Returns where a response deviates from its operation and the schema, [] if nowhere: a runtime check of the types that
 * are generated for the client. Supports what the client's operations use: fields, fragments, include, skip.
 */
export function shapeErrors(
  schema: GraphQLSchema,
  document: DocumentNode,
  data: unknown,
  variables: Loose = {},
): string[] {
  const problems: string[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);

  const wanted = ({ directives = [] }: FieldNode): boolean =>
    directives.every(({ name, arguments: given = [] }) => {
      const value = given[0]?.value;
      const on =
        value?.kind === Kind.VARIABLE ? variables[value.name.value] : value?.kind === Kind.BOOLEAN && value.value;
      return name.value === 'include' ? on === true : name.value === 'skip' ? on !== true : true;
    });

  const applies = (condition: string | undefined, type: GraphQLObjectType): boolean => {
    const target = condition === undefined ? type : schema.getType(condition);
    return target === type || (target !== undefined && 'getTypes' in target && target.getTypes().includes(type));
  };

  /** Returns the fields selected on an object of this type, by their response names. */
  function fieldsOf({ selections }: SelectionSetNode, type: GraphQLObjectType): Map<string, FieldNode[]> {
    const fields = new Map<string, FieldNode[]>();
    const add = (more: Map<string, FieldNode[]>) =>
      more.forEach((nodes, key) => fields.set(key, [...(fields.get(key) ?? []), ...nodes]));
    for (const each of selections) {
      if (each.kind === Kind.FIELD) {
        if (wanted(each)) add(new Map([[each.alias?.value ?? each.name.value, [each]]]));
        continue;
      }
      const part = each.kind === Kind.INLINE_FRAGMENT ? each : fragments.get(each.name.value);
      if (part && applies(part.typeCondition?.name.value, type)) add(fieldsOf(part.selectionSet, type));
    }
    return fields;
  }

  function checkObject(type: GraphQLObjectType, nodes: readonly SelectionSetNode[], value: Loose, at: string): void {
    const fields = fieldsOf(
      { kind: Kind.SELECTION_SET, selections: nodes.flatMap(({ selections }) => selections) },
      type,
    );
    for (const key of Object.keys(value)) if (!fields.has(key)) problems.push(`${at}.${key}: nobody asked for this`);
    for (const [key, [node, ...more]] of fields) {
      if (!node) continue;
      const name = node.name.value;
      if (name === '__typename') {
        if (value[key] !== type.name) problems.push(`${at}.${key}: ${String(value[key])} is not ${type.name}`);
        continue;
      }
      const field = type.getFields()[name];
      const inner = [node, ...more].flatMap(({ selectionSet }) => selectionSet ?? []);
      if (!field) problems.push(`${at}.${key}: ${type.name} has no such field`);
      else check(field.type, inner, value[key], `${at}.${key}`);
    }
  }

  function check(type: GraphQLOutputType, nodes: readonly SelectionSetNode[], value: unknown, at: string): void {
    if (isNonNullType(type)) {
      if (value === null || value === undefined) problems.push(`${at}: is ${String(value)}, and is never to be`);
      else check(type.ofType, nodes, value, at);
    } else if (value === undefined) problems.push(`${at}: is missing`);
    else if (value === null) return;
    else if (isListType(type)) {
      if (!Array.isArray(value)) problems.push(`${at}: is no list`);
      else value.forEach((item: unknown, index) => check(type.ofType, nodes, item, `${at}.${index}`));
    } else if (nodes.length === 0) {
      const leaf = getNamedType(type);
      const fits = isEnumType(leaf) ? leaf.getValue(String(value)) !== undefined : leaves[leaf.name]?.(value);
      if (!fits) problems.push(`${at}: ${JSON.stringify(value)} is no ${leaf.name}`);
    } else if (!isRecord(value)) problems.push(`${at}: is no object`);
    else {
      const own = schema.getType(isObjectType(type) ? type.name : String(value['__typename']));
      if (isObjectType(own) && applies(getNamedType(type).name, own)) checkObject(own, nodes, value, at);
      else problems.push(`${at}: ${String(value['__typename'])} is no ${getNamedType(type).name}`);
    }
  }

  for (const each of document.definitions) {
    if (each.kind !== Kind.OPERATION_DEFINITION) continue;
    const root = schema.getRootType(each.operation);
    if (!root || !isRecord(data)) problems.push('data: is no object');
    else checkObject(root, [each.selectionSet], data, 'data');
  }
  return problems;
}
