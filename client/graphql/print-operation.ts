import type { ASTNode } from 'graphql';

const joined = (nodes: readonly ASTNode[] | undefined) => (nodes ?? []).map(print).join(' ');
const wrap = (open: string, text: string, close: string) => text && open + text + close;

/** Returns a node of the kinds that operations consist of as GraphQL, in one line. */
export function print(node: ASTNode | undefined): string {
  if (!node) return '';
  switch (node.kind) {
    case 'Document':
      return joined(node.definitions);
    case 'OperationDefinition':
      return `${node.operation} ${print(node.name)}${wrap('(', joined(node.variableDefinitions), ')')}${joined(node.directives)}${print(node.selectionSet)}`;
    case 'FragmentDefinition':
      return `fragment ${print(node.name)} on ${print(node.typeCondition)}${joined(node.directives)}${print(node.selectionSet)}`;
    case 'SelectionSet':
      return `{${joined(node.selections)}}`;
    case 'Field':
      return `${wrap('', print(node.alias), ':')}${print(node.name)}${wrap('(', joined(node.arguments), ')')}${joined(node.directives)}${print(node.selectionSet)}`;
    case 'FragmentSpread':
      return `...${print(node.name)}${joined(node.directives)}`;
    case 'InlineFragment':
      return `...${wrap('on ', print(node.typeCondition), ' ')}${joined(node.directives)}${print(node.selectionSet)}`;
    case 'VariableDefinition':
      return `${print(node.variable)}:${print(node.type)}${wrap('=', print(node.defaultValue), '')}`;
    case 'Argument':
    case 'ObjectField':
      return `${print(node.name)}:${print(node.value)}`;
    case 'Directive':
      return `@${print(node.name)}${wrap('(', joined(node.arguments), ')')}`;
    case 'Variable':
      return `$${print(node.name)}`;
    case 'NamedType':
      return print(node.name);
    case 'ListType':
      return `[${print(node.type)}]`;
    case 'NonNullType':
      return `${print(node.type)}!`;
    case 'ListValue':
      return `[${joined(node.values)}]`;
    case 'ObjectValue':
      return `{${joined(node.fields)}}`;
    case 'StringValue':
      return JSON.stringify(node.value);
    case 'NullValue':
      return 'null';
    default:
      return 'value' in node ? String(node.value) : '';
  }
}
