import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isListType,
  isObjectType,
  isInterfaceType,
  Kind,
  type ASTVisitor,
  type GraphQLNamedType,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** What one operation may be; more is refused with 400 before anything runs. */
export const MAX_TOKENS = 2000;
export const MAX_DEPTH = 12;
export const MAX_ALIASES = 15;
export const MAX_ROOT_FIELDS = 20;
/**
 * How many lists an operation may open inside each other, of things that lead on to others: colleges near colleges near
 * colleges are a few words to write and millions of rows to read.
 */
export const MAX_LISTS = 2;
/** How many things it may have looked up in all, each list taken to hold `LIST`. */
export const MAX_LOOKUPS = 2000;
const LIST = 20;

interface Measure {
  depth: number;
  aliases: number;
  /** Within each other. */
  lists: number;
  lookups: number;
}

type Parent = GraphQLNamedType | null | undefined;

/** Whether a thing has more than plain values. */
const leadsOn = (type: Parent): boolean =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields()).some((field) => isCompositeType(getNamedType(field.type)))
    : isCompositeType(type);

/**
 * Refuses operations that are too deep, alias too much or ask for too many things at once. Fragments count wherever they
 * are spread, so that nothing hides in one; introspection is not measured.
 */
export function limitsRule(context: ValidationContext): ASTVisitor {
  const schema = context.getSchema();
  const known = new Map<string, Measure>();
  const nothing: Measure = { depth: 0, aliases: 0, lists: 0, lookups: 0 };
  const named = (name: string): Parent => schema.getType(name);

  const ofFragment = (name: string): Measure => {
    const found = known.get(name);
    if (found) return found;
    known.set(name, nothing); // a cycle is another rule's to refuse
    const fragment = context.getFragment(name);
    const measure = fragment ? measured(fragment.selectionSet, named(fragment.typeCondition.name.value)) : nothing;
    known.set(name, measure);
    return measure;
  };

  const ofField = (selectionSet: SelectionSetNode | undefined, name: string, parent: Parent): Measure => {
    const type = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;
    const thing = type && getNamedType(type);
    const inner = selectionSet ? measured(selectionSet, thing) : nothing;
    const many = isListType(type && getNullableType(type));
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases,
      lists: inner.lists + (many && leadsOn(thing) ? 1 : 0),
      lookups: isCompositeType(thing) ? 1 + (many ? LIST : 1) * inner.lookups : 0,
    };
  };

  const measured = ({ selections }: SelectionSetNode, parent: Parent): Measure => {
    const total = { ...nothing };
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD && selection.name.value.startsWith('__')) continue;
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : selection.kind === Kind.FIELD
            ? ofField(selection.selectionSet, selection.name.value, parent)
            : measured(
                selection.selectionSet,
                selection.typeCondition ? named(selection.typeCondition.name.value) : parent,
              );
      total.depth = Math.max(total.depth, inner.depth);
      total.aliases += inner.aliases + (selection.kind === Kind.FIELD && selection.alias ? 1 : 0);
      total.lists = Math.max(total.lists, inner.lists);
      total.lookups += inner.lookups;
    }
    return total;
  };

  const refuse = (message: string) => context.reportError(new GraphQLError(message));
  return {
    OperationDefinition({ operation, selectionSet }) {
      const root = schema.getRootType(operation);
      // What a schema has none of would fail only when it is run, as a surprise.
      if (!root) return refuse(`There is no ${operation} here.`);
      const { depth, aliases, lists, lookups } = measured(selectionSet, root);
      if (depth > MAX_DEPTH) refuse(`An operation may be ${MAX_DEPTH} fields deep; this is ${depth}.`);
      if (aliases > MAX_ALIASES) refuse(`An operation may use ${MAX_ALIASES} aliases; this uses ${aliases}.`);
      if (lists > MAX_LISTS) refuse(`An operation may ask for lists in lists, ${MAX_LISTS} deep; this is ${lists}.`);
      if (lookups > MAX_LOOKUPS) refuse('This asks for too much at once.');
      if (selectionSet.selections.length > MAX_ROOT_FIELDS)
        refuse(`An operation may ask for ${MAX_ROOT_FIELDS} things at once.`);
    },
  };
}
