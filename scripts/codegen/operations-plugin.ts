import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import {
  plugin as operationsPlugin,
  type TypeScriptDocumentsPluginConfig,
} from '@graphql-codegen/typescript-operations';
import { TypeInfo, visit, visitWithTypeInfo, type ASTNode, type FieldNode, type GraphQLSchema } from 'graphql';

/** The suffix of a deprecated field until the types are written; no GraphQL field has it by chance. */
const MARK = '_deprecated_here_';

/** A codegen plugin: typescript-operations with `@deprecated` comments, by marked aliases of deprecated fields. */
export const plugin: PluginFunction<TypeScriptDocumentsPluginConfig, Types.ComplexPluginOutput> = async (
  schema,
  documents,
  config,
  info,
) => {
  const reasons: string[] = [];
  const mark = <Node extends ASTNode>(node: Node) => marked(schema, node, reasons);
  const { content, ...rest } = await operationsPlugin(
    schema,
    documents.map((source) => (source.document ? { ...source, document: mark(source.document) } : source)),
    {
      ...config,
      ...(config.externalFragments && {
        externalFragments: config.externalFragments.map((fragment) => ({ ...fragment, node: mark(fragment.node) })),
      }),
    },
    info,
  );
  return { ...rest, content: content.replaceAll(new RegExp(`(\\w+?)${MARK}(\\d+)\\b`, 'g'), comment(reasons)) };
};

/** On its own lines: the compiler ignores a comment that follows something. */
const comment = (reasons: readonly string[]) => (_: string, name: string, index: string) =>
  `\n/** @deprecated ${(reasons[Number(index)] ?? '').replaceAll('*/', '*\\/').replaceAll('\n', ' ')} */\n${name}`;

/** Returns the document with a marked alias for each deprecated field; each reason has one number. */
function marked<Node extends ASTNode>(schema: GraphQLSchema, node: Node, reasons: string[]): Node {
  const types = new TypeInfo(schema);
  const Field = (field: FieldNode): FieldNode | undefined => {
    const reason = types.getFieldDef()?.deprecationReason;
    if (reason == null) return undefined;
    if (!reasons.includes(reason)) reasons.push(reason);
    const key = field.alias ?? field.name;
    return { ...field, alias: { ...key, value: `${key.value}${MARK}${reasons.indexOf(reason)}` } };
  };
  return visit(node, visitWithTypeInfo(types, { Field }));
}
