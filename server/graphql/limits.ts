import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';

/** What one operation may be; more is refused with 400 before anything runs. */
export const MAX_TOKENS = 2000;
export const MAX_DEPTH = 12;
export const MAX_ALIASES = 15;
export const MAX_ROOT_FIELDS = 20;

interface Measure {
  depth: number;
  aliases: number;
}

/**
 * Refuses operations that are too deep, alias too much or ask for too many things at once. Fragments count wherever they
 * are spread, so that nothing hides in one; introspection is not measured.
 */
export function limitsRule(context: ValidationContext): ASTVisitor {
  const known = new Map<string, Measure>();

  const ofFragment = (name: string): Measure => {
    const found = known.get(name);
    if (found) return found;
    known.set(name, { depth: 0, aliases: 0 }); // a cycle is another rule's to refuse
    const fragment = context.getFragment(name);
    const measure = fragment ? measured(fragment.selectionSet) : { depth: 0, aliases: 0 };
    known.set(name, measure);
    return measure;
  };

  const measured = ({ selections }: SelectionSetNode): Measure => {
    const total: Measure = { depth: 0, aliases: 0 };
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD && selection.name.value.startsWith('__')) continue;
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : selection.selectionSet
            ? measured(selection.selectionSet)
            : { depth: 0, aliases: 0 };
      const field = selection.kind === Kind.FIELD;
      total.depth = Math.max(total.depth, inner.depth + (field ? 1 : 0));
      total.aliases += inner.aliases + (field && selection.alias ? 1 : 0);
    }
    return total;
  };

  const refuse = (message: string) => context.reportError(new GraphQLError(message));
  return {
    OperationDefinition({ selectionSet }) {
      const { depth, aliases } = measured(selectionSet);
      if (depth > MAX_DEPTH) refuse(`An operation may be ${MAX_DEPTH} fields deep; this is ${depth}.`);
      if (aliases > MAX_ALIASES) refuse(`An operation may use ${MAX_ALIASES} aliases; this uses ${aliases}.`);
      if (selectionSet.selections.length > MAX_ROOT_FIELDS)
        refuse(`An operation may ask for ${MAX_ROOT_FIELDS} things at once.`);
    },
  };
}
