import {
  BreakingChangeType,
  findBreakingChanges,
  findDangerousChanges,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type BreakingChange,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import type { Use } from './schema-usage.ts';

export interface Change {
  /** `Listing.phone was removed.` */
  says: string;
  /** Whether it would have been allowed for a deprecated and unused part. */
  couldGo: boolean;
  /** The uses of the changed part, in the current client and the earlier one. */
  uses: Use[];
}

export interface Comparison {
  refused: Change[];
  /** The allowed removals: announced, or deprecated before and unused. */
  allowed: Change[];
  /** Changes that are safe for our client, but may affect others. */
  dangerous: string[];
  added: string[];
  /** `Listing.phone: Use contactPhone.` */
  deprecated: string[];
}

interface Part {
  /** The name of its output or input type. */
  type: string;
  deprecated: string | null | undefined;
}

const namedIn = (type: GraphQLType): string => getNamedType(type).name;

/** Returns every type, field, argument, input field and enum value of a schema, by coordinate. */
function partsOf(schema: GraphQLSchema): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    parts.set(type.name, { type: type.name, deprecated: undefined });
    const add = (end: string, of: string, deprecated: string | null | undefined) => {
      parts.set(`${type.name}.${end}`, { type: of, deprecated });
    };
    if (isEnumType(type)) for (const value of type.getValues()) add(value.name, type.name, value.deprecationReason);
    if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        add(field.name, namedIn(field.type), field.deprecationReason);
        for (const argument of 'args' in field ? field.args : [])
          add(`${field.name}(${argument.name}:)`, namedIn(argument.type), argument.deprecationReason);
      }
  }
  return parts;
}

/** Returns the part of the schema that a change is about, which graphql gives only in its message. */
function subjectOf({ type, description }: BreakingChange): string {
  const [, path = ''] = /^(?:A required (?:arg|field) \w+ on (?:input type )?)?([\w.]+)/.exec(description) ?? [];
  const of = / (?:union|enum) type (\w+)/.exec(description)?.[1];
  if (type === BreakingChangeType.VALUE_REMOVED_FROM_ENUM) return `${of ?? ''}.${path}`;
  const argument = / arg (\w+) (?:was removed|has changed)/.exec(description)?.[1];
  return argument === undefined ? path.replace(/\.$/, '') : `${path}(${argument}:)`;
}

const canBeAllowed: ReadonlySet<string> = new Set([
  BreakingChangeType.FIELD_REMOVED,
  BreakingChangeType.FIELD_CHANGED_KIND,
  BreakingChangeType.ARG_REMOVED,
  BreakingChangeType.ARG_CHANGED_KIND,
  BreakingChangeType.VALUE_REMOVED_FROM_ENUM,
  BreakingChangeType.TYPE_REMOVED,
]);

/**
 * Compares two schemas by what the operations of both times, `usesOfBoth`, use of the older one. `announced`: coordinates
 * that may be removed or changed.
 */
export function compare(
  before: GraphQLSchema,
  after: GraphQLSchema,
  usesOfBoth: Map<string, Use[]>,
  announced: ReadonlySet<string>,
): Comparison {
  const [old, now] = [partsOf(before), partsOf(after)];
  /** A type may be removed with the last deprecated field that led to it. */
  const isLeft = (type: string, seen: readonly string[] = []): boolean => {
    const doors = [...old].filter(([coordinate, part]) => part.type === type && coordinate !== type);
    const isShut = ([coordinate, { deprecated }]: [string, Part]) => {
      const parent = coordinate.split('.')[0] ?? '';
      const goesToo = !now.has(parent) && (seen.includes(parent) || isLeft(parent, [...seen, type]));
      return deprecated != null || parent === type || goesToo;
    };
    return doors.length > 0 && doors.every(isShut);
  };
  const wasDeprecated = (subject: string) =>
    old.get(subject)?.deprecated != null || (!subject.includes('.') && isLeft(subject));
  const changes = findBreakingChanges(before, after)
    .filter(({ description }) => !description.startsWith('Standard scalar'))
    .map((change) => {
      const subject = subjectOf(change);
      const uses = usesOfBoth.get(subject) ?? [];
      const couldGo = canBeAllowed.has(change.type);
      const good = announced.has(subject) || (couldGo && uses.length === 0 && wasDeprecated(subject));
      return { says: change.description, uses, couldGo, good };
    });
  const isNew = (coordinate: string) => {
    const [type = '', field = ''] = coordinate.split(/[.(]/);
    if (old.has(coordinate)) return false;
    // a new type is reported as one change, without its fields; a new field without its arguments
    return coordinate === type || (old.has(type) && (!coordinate.includes('(') || old.has(`${type}.${field}`)));
  };
  return {
    refused: changes.filter(({ good }) => !good),
    allowed: changes.filter(({ good }) => good),
    dangerous: findDangerousChanges(before, after).map(({ description }) => description),
    added: [...now.keys()].filter(isNew),
    deprecated: [...now].flatMap(([coordinate, { deprecated }]) =>
      deprecated != null && old.get(coordinate)?.deprecated == null ? [`${coordinate}: ${deprecated}`] : [],
    ),
  };
}
