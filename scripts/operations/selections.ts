import {
  buildASTSchema,
  Kind,
  parse,
  print,
  Source,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
} from 'graphql';
import { filesOf, nameOf, placeOf, readDocuments, type TextFile } from './graphql-documents.ts';

/** A field of the contract that a document asks for, at one place. */
export interface Selection {
  /** `LoginResult.viewer.email`: the definition, then the way to the field. */
  path: string;
  /** What the answer calls it. */
  key: string;
  file: string;
  /** `client/shared/account/login.graphql:22` */
  at: string;
  /** Where it begins in its file. */
  start: number;
  /** It has fields of its own. */
  isComposite: boolean;
}

/** What the cache needs, whether or not code reads it. */
const OF_THE_CACHE: ReadonlySet<string> = new Set(['id', '__typename']);

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

/**
 * Every field that the documents of a folder ask of the contract. What only the browser knows is not among them, nor is
 * what a mutation does: that is asked for its own sake.
 */
export function selectionsOf(root: string, sdl: string): Selection[] {
  const { schema, operations } = readDocuments(sdl, filesOf(root, 'client/**/*.graphql'));
  const contract = buildASTSchema(parse(sdl));
  return operations.definitions.flatMap((definition) => {
    const found: Selection[] = [];
    const way: string[] = [nameOf(definition).split(' ')[1] ?? ''];
    const types = new TypeInfo(schema);
    const enter = (node: FieldNode) => {
      way.push(keyOf(node));
      const parent = contract.getType(types.getParentType()?.name ?? '');
      const isOfContract = parent && 'getFields' in parent && node.name.value in parent.getFields();
      if (parent === contract.getMutationType()) return;
      if (!isOfContract || OF_THE_CACHE.has(node.name.value)) return;
      const file = node.loc?.source.name ?? '';
      found.push({
        path: way.join('.'),
        key: keyOf(node),
        file,
        at: placeOf(node),
        start: node.loc?.start ?? 0,
        isComposite: node.selectionSet !== undefined,
      });
    };
    const leave = () => void way.pop();
    visit(definition, visitWithTypeInfo(types, { Field: { enter, leave } }));
    return found;
  });
}

/** A file in which some fields are called otherwise. */
export function renameFields({ file, text }: TextFile, names: ReadonlyMap<number, string>): string {
  const Field = (node: FieldNode) => {
    const value = names.get(node.loc?.start ?? -1);
    return value === undefined ? undefined : { ...node, alias: { kind: Kind.NAME, value } };
  };
  return print(visit(parse(new Source(text, file)), { Field }));
}

/** A file without some of its fields; a selection that becomes empty asks for the type's name. */
export function removeFields({ file, text }: TextFile, starts: ReadonlySet<number>): string {
  const Field = (node: FieldNode) => (node.loc && starts.has(node.loc.start) ? null : undefined);
  const pruned: DocumentNode = visit(parse(new Source(text, file)), { Field });
  return print(
    visit(pruned, {
      SelectionSet: (node) =>
        node.selections.length > 0
          ? undefined
          : { ...node, selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }] },
    }),
  );
}
