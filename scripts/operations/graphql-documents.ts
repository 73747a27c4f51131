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

/** A file and what it says; where it was read does not matter. */
export interface TextFile {
  /** As git names it: relative to the root, with slashes. */
  file: string;
  text: string;
}

/** The client's operations and fragments beside the schema that they are asked of. */
export interface Documents {
  /** The contract with what the browser keeps for itself. */
  schema: GraphQLSchema;
  operations: DocumentNode;
}

const isOfSchema = (node: DefinitionNode) => isTypeSystemDefinitionNode(node) || isTypeSystemExtensionNode(node);

/** @param sdl the contract. @param files the client's `.graphql` files; those that define types extend the contract. */
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

/** The files below a root that a pattern names, in order. */
export const filesOf = (root: string, pattern: string): TextFile[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** The documents as they lie on the disk. */
export const documentsOf = (root: string): Documents =>
  readDocuments(readFileSync(join(root, 'schema.graphql'), 'utf8'), filesOf(root, 'client/**/*.graphql'));

/** Where something is written: `client/shared/account/login.graphql:3`. */
export const placeOf = ({ loc }: ASTNode) =>
  loc ? `${loc.source.name}:${String(loc.startToken.line)}` : 'an unknown place';

/** What a definition is called: `query Matches`, `fragment HomeCard_listing`. */
export function nameOf(node: DefinitionNode): string {
  if (node.kind === Kind.FRAGMENT_DEFINITION) return `fragment ${node.name.value}`;
  if (node.kind === Kind.OPERATION_DEFINITION) return `${node.operation} ${node.name?.value ?? 'without a name'}`;
  return node.kind;
}

/** What the contract does not know, or the language does not allow, with its place; a fragment may be unused here. */
export const mistakesIn = ({ schema, operations }: Documents): string[] =>
  validate(
    schema,
    operations,
    specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule),
  ).map(({ message, nodes }) => `${nodes?.[0] ? placeOf(nodes[0]) : 'somewhere'}  ${message}`);

/** A file that cannot be read as GraphQL, in one line. */
export const syntaxMistake = ({ message, source, locations }: GraphQLError) =>
  `${source?.name ?? 'somewhere'}:${String(locations?.[0]?.line ?? 1)}  ${message}`;
