import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** The lookups for one value of this field; by default 1 for a root field and 0 for any other field. */
    cost?: number;
    /** The maximum length of this list; a smaller length requested by the caller counts instead. */
    size?: number;
  }
}

/** The limits of one operation; a larger one is rejected with 400 before it is validated, compiled or run. */
export const MAX_TOKENS = 2000;
const MAX_DEPTH = 12;
const MAX_ALIASES = 15;
const MAX_ROOT_FIELDS = 20;
/** Fields, fragment spreads and inline fragments, counted at each spread of a fragment. */
const MAX_SELECTIONS = 400;
/** The maximum nesting of lists of objects: colleges near colleges near colleges would be millions of rows to read. */
const MAX_LISTS = 2;
const MAX_OBJECTS = 10_000;
/** The maximum number of lookups. */
const MAX_COST = 1500;
/** The assumed length of a list without a declared size. */
const LIST_SIZE = 20;
const TOO_MUCH = 'This requests too much at once.';
const COUNT_ARGUMENTS = ['count', 'first', 'limit', 'perPage'];

type Parent = GraphQLNamedType | null | undefined;
type Variables = Record<string, unknown>;

/** `roots`: the fields of the root type, wherever they are: in the operation, in inline fragments, in named ones. */
const NOTHING = { depth: 0, aliases: 0, selections: 0, lists: 0, objects: 0, cost: 0, roots: 0 };
/** An operation's size with every fragment expanded; Infinity where it does not end. */
type Measure = typeof NOTHING;
const ENDLESS: Measure = { ...NOTHING, depth: Infinity, selections: Infinity };
const COUNTED = ['aliases', 'selections', 'objects', 'cost', 'roots'] as const;

/** Returns whether a type has fields other than scalars. */
const leadsOn = (type: Parent): boolean =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields()).some((field) => isCompositeType(getNamedType(field.type)))
    : isCompositeType(type);

/** Measures one document for one set of variables; every fragment is measured once, however often it is spread. */
class DocumentMeasure {
  readonly #fragments: Map<string, FragmentDefinitionNode>;
  readonly #known = new Map<string, Measure>();
  /** Whether a list's size was read from a variable. */
  usesVariables = false;
  #defaults = new Map<string, ValueNode>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly variables: Variables,
  ) {
    this.#fragments = new Map(
      document.definitions
        .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
        .map((fragment) => [fragment.name.value, fragment]),
    );
  }

  operation({ operation, selectionSet, variableDefinitions = [] }: OperationDefinitionNode): Measure {
    this.#defaults = new Map(
      variableDefinitions.flatMap(({ variable, defaultValue }) =>
        defaultValue ? [[variable.name.value, defaultValue] as const] : [],
      ),
    );
    return this.#selectionSet(selectionSet, this.schema.getRootType(operation));
  }

  /** Returns the selections of all fragments, spread or not, because validation reads them all. */
  fragments(): number {
    return [...this.#fragments.keys()].reduce((sum, name) => sum + this.#fragment(name).selections, 0);
  }

  #fragment(name: string): Measure {
    const found = this.#known.get(name);
    if (found) return found;
    // A fragment found again before it is measured spreads itself.
    this.#known.set(name, ENDLESS);
    const fragment = this.#fragments.get(name);
    const measure = fragment
      ? this.#selectionSet(fragment.selectionSet, this.schema.getType(fragment.typeCondition.name.value))
      : NOTHING;
    this.#known.set(name, measure);
    return measure;
  }

  #isRoot(type: Parent): boolean {
    // The type of an unknown field is undefined, as is a root type that the schema does not have.
    if (!type) return false;
    const roots = [this.schema.getQueryType(), this.schema.getMutationType(), this.schema.getSubscriptionType()];
    return roots.some((root) => root === type);
  }

  #field(node: FieldNode, parent: Parent): Measure {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    const thing = field && getNamedType(field.type);
    const inner = node.selectionSet ? this.#selectionSet(node.selectionSet, thing) : NOTHING;
    const isList = isListType(field && getNullableType(field.type));
    const size = field && isList && isCompositeType(thing) ? this.#sizeOf(field, node) : 1;
    const roots = this.#isRoot(parent) ? 1 : 0;
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (node.alias ? 1 : 0),
      selections: inner.selections + 1,
      lists: inner.lists + (isList && leadsOn(thing) ? 1 : 0),
      objects: isCompositeType(thing) ? size * (1 + inner.objects) : 0,
      cost: (field?.extensions.cost ?? roots) + size * inner.cost,
      roots: inner.roots + roots,
    };
  }

  #selectionSet({ selections }: SelectionSetNode, parent: Parent): Measure {
    const total = { ...NOTHING };
    for (const selection of selections) {
      const inner = this.#selection(selection, parent);
      for (const nested of ['depth', 'lists'] as const) total[nested] = Math.max(total[nested], inner[nested]);
      for (const counted of COUNTED) total[counted] += inner[counted];
    }
    return total;
  }

  #selection(selection: SelectionSetNode['selections'][number], parent: Parent): Measure {
    if (selection.kind === Kind.FIELD)
      // Introspection is disabled where the schema is not public; it is counted and needs no lookups.
      return selection.name.value.startsWith('__')
        ? { ...NOTHING, selections: 1 + this.#introspected(selection.selectionSet) }
        : this.#field(selection, parent);
    const inner =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? this.#fragment(selection.name.value)
        : this.#selectionSet(
            selection.selectionSet,
            selection.typeCondition ? this.schema.getType(selection.typeCondition.name.value) : parent,
          );
    return { ...inner, selections: inner.selections + 1 };
  }

  #introspected(selectionSet: SelectionSetNode | undefined): number {
    return selectionSet ? this.#selectionSet(selectionSet, null).selections : 0;
  }

  #sizeOf(field: GraphQLField<unknown, unknown>, node: FieldNode): number {
    const most = field.extensions.size ?? Infinity;
    for (const argument of field.args) {
      const given = node.arguments?.find(({ name }) => name.value === argument.name);
      const value = given ? this.#valueOf(given.value) : argument.defaultValue;
      if (Array.isArray(value)) return Math.min(most, value.length);
      if (COUNT_ARGUMENTS.includes(argument.name) && Number.isFinite(value))
        return Math.min(most, Math.max(0, Number(value)));
    }
    return Math.min(most, field.extensions.size ?? LIST_SIZE);
  }

  /** Returns the relevant part of a value: a number, or the length of a list. */
  #valueOf(node: ValueNode): unknown {
    if (node.kind === Kind.INT) return Number(node.value);
    if (node.kind === Kind.LIST) return node.values;
    if (node.kind !== Kind.VARIABLE) return undefined;
    this.usesVariables = true;
    const given = this.variables[node.name.value];
    const standard = this.#defaults.get(node.name.value);
    return given === undefined && standard ? this.#valueOf(standard) : given;
  }
}

/** The cost of a document, or the reason for its rejection. */
export interface Checked {
  refusal: string | null;
  cost: number;
  /** The selections of all definitions, with fragments expanded. */
  selections: number;
  usesVariables: boolean;
  /** Whether the named operation changes nothing. */
  isQuery: boolean;
}

/**
 * Checks a document against every limit, in time linear in its text. An operation name that it does not have is left to
 * the executor. @returns the cost of the named operation
 */
export function checkLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  variables: Variables,
): Checked {
  const measure = new DocumentMeasure(schema, document, variables);
  let [cost, selections, isQuery] = [1, measure.fragments(), true];
  const checked = (refusal: string | null): Checked => ({
    refusal,
    cost,
    selections,
    usesVariables: measure.usesVariables,
    isQuery,
  });
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { operation, name } = definition;
    // An operation type missing from the schema would otherwise fail at execution, as an unexpected error.
    if (!schema.getRootType(operation)) return checked(`There is no ${operation} here.`);
    const measured = measure.operation(definition);
    selections += measured.selections;
    const refusal = refusalOf(measured);
    if (refusal !== null) return checked(refusal);
    if (operationName !== undefined && name?.value !== operationName) continue;
    cost = Math.max(1, measured.cost);
    isQuery = operation === OperationTypeNode.QUERY;
  }
  return checked(selections > MAX_SELECTIONS ? TOO_MUCH : null);
}

function refusalOf({ depth, aliases, lists, objects, cost, selections, roots }: Measure): string | null {
  if (depth === Infinity || selections > MAX_SELECTIONS) return TOO_MUCH;
  if (depth > MAX_DEPTH) return `An operation may be ${MAX_DEPTH} fields deep; this is ${depth}.`;
  if (aliases > MAX_ALIASES) return `An operation may use ${MAX_ALIASES} aliases; this uses ${aliases}.`;
  if (lists > MAX_LISTS) return `An operation may nest lists ${MAX_LISTS} deep; this is ${lists}.`;
  if (objects > MAX_OBJECTS || cost > MAX_COST) return TOO_MUCH;
  if (roots > MAX_ROOT_FIELDS) return `An operation may have ${MAX_ROOT_FIELDS} root fields.`;
  return null;
}
