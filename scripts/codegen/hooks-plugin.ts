import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns whether a query's variables are required, which holds when one of them is; then its options are too. */
const needsVariables = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue);

function hook(operation: OperationDefinitionNode): string {
  const name = pascal(operation.name?.value ?? '');
  const kind = pascal(operation.operation);
  const types = `${name}${kind}, ${name}${kind}Variables`;
  const apollo = `ApolloReact.use${kind}`;
  if (operation.operation === 'mutation')
    return `export const use${name}${kind} = (options?: ${apollo}.Options<${types}>) => ${apollo}(${name}Document, options);`;
  const options = needsVariables(operation)
    ? `options: ${apollo}.Options<${types}> & { variables: ${name}${kind}Variables }`
    : `options: ${apollo}.Options<${types}> = {}`;
  return `export const use${name}${kind} = (${options}) => ${apollo}<${types}>(${name}Document, options);`;
}

/** A codegen plugin: one typed hook of Apollo Client 4 for each operation, beside its typed document. */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return '';
  return {
    prepend: ["import * as ApolloReact from '@apollo/client/react';"],
    content: operations.map(hook).join('\n'),
  };
};
