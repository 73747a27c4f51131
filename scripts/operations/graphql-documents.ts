import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildASTSchema,
  concatAST,
  extendSchema,
  isTypeSystemDefinitionNode,
  isTypeSystemExtensionNode,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  Source,
  specifiedRules,
  validate,
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql';

/** A file and its text, from any source. */
export interface TextFile {
  /** The path as in git: relative to the root, with slashes. */
  file: string;
  text: string;
}

/** The client's operations and fragments with their schema. */
export interface Documents {
  /** The schema with the client's local extensions. */
  schema: GraphQLSchema;
  operations: DocumentNode;
}

const isOfSchema = (node: DefinitionNode) => isTypeSystemDefinitionNode(node) || isTypeSystemExtensionNode(node);

/** Parses the client's `.graphql` files by the schema `sdl`, which those that define types extend. */
export function readDocuments(sdl: string, files: readonly TextFile[]): Documents {
  const all = concatAST(files.map(({ file, text }) => parse(new Source(text, file))));
  const only = (of: (node: DefinitionNode) => boolean): DocumentNode => ({
    kind: Kind.DOCUMENT,
    definitions: all.definitions.filter(of),
  });
  const contract = buildASTSchema(parse(new Source(sdl, 'schema.graphql')));
  return {
    schema: extendSchema(contract, only(isOfSchema), { assumeValidSDL: true }),
    operations: only((node) => !isOfSchema(node)),
  };
}

/** Returns the files below a root that match a pattern, in order. */
export const filesOf = (root: string, pattern: string): TextFile[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Returns the documents on disk. */
export const documentsOf = (root: string): Documents =>
  readDocuments(readFileSync(join(root, 'schema.graphql'), 'utf8'), filesOf(root, 'client/**/*.graphql'));

/** Returns the location of a node: `client/shared/account/login.graphql:3`. */
export const placeOf = ({ loc }: ASTNode) =>
  loc ? `${loc.source.name}:${String(loc.startToken.line)}` : 'an unknown place';

/** Returns the name of a definition: `query Matches`, `fragment HomeCard_listing`. */
export function nameOf(node: DefinitionNode): string {
  if (node.kind === Kind.FRAGMENT_DEFINITION) return `fragment ${node.name.value}`;
  if (node.kind === Kind.OPERATION_DEFINITION) return `${node.operation} ${node.name?.value ?? 'without a name'}`;
  return node.kind;
}

/** Returns the validation errors with their locations; a fragment may be unused here. */
export const mistakesIn = ({ schema, operations }: Documents): string[] =>
  validate(
    schema,
    operations,
    specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule),
  ).map(({ message, nodes }) => `${nodes?.[0] ? placeOf(nodes[0]) : 'somewhere'}  ${message}`);

/** Returns a syntax error in one line. */
export const syntaxMistake = ({ message, source, locations }: GraphQLError) =>
  `${source?.name ?? 'somewhere'}:${String(locations?.[0]?.line ?? 1)}  ${message}`;
