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

/** A schema field that a document selects, at one location. */
export interface Selection {
  /** `LoginResult.viewer.email`: the definition, then the path of the field. */
  path: string;
  /** The key in the response: the alias or the name. */
  key: string;
  file: string;
  /** `client/shared/account/login.graphql:22` */
  at: string;
  /** The offset in its file. */
  start: number;
  /** Whether it has a selection set. */
  isComposite: boolean;
}

/** The fields that the cache requires, whether or not code reads them. */
const OF_THE_CACHE: ReadonlySet<string> = new Set(['id', '__typename']);

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

/** Returns the schema fields that a folder's documents select, without local ones and a mutation's root fields. */
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

/** Returns a file with some fields renamed. */
export function renameFields({ file, text }: TextFile, names: ReadonlyMap<number, string>): string {
  const Field = (node: FieldNode) => {
    const value = names.get(node.loc?.start ?? -1);
    return value === undefined ? undefined : { ...node, alias: { kind: Kind.NAME, value } };
  };
  return print(visit(parse(new Source(text, file)), { Field }));
}

/** Returns a file without some of its fields; a selection that becomes empty selects `__typename`. */
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
