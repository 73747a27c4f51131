import {
  getNamedType,
  isInputObjectType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  type NamedTypeNode,
  type TypeNode,
} from 'graphql';
import { nameOf, placeOf } from './graphql-documents.ts';

/** One location where an operation or a fragment uses a part of the schema. */
export interface Use {
  /** `query Matches`. */
  by: string;
  /** `client/shared/search/matches.graphql:4`. */
  at: string;
}

/** Returns what operations use by coordinate, `Mutation.login(email:)`; of a variable's input type all fields. */
export function usesOf(schema: GraphQLSchema, operations: DocumentNode): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const definition of operations.definitions) {
    const by = nameOf(definition);
    const add = (coordinate: string, node: ASTNode) => {
      const at = placeOf(node);
      const known = uses.get(coordinate) ?? [];
      if (!known.some((use) => use.at === at && use.by === by)) uses.set(coordinate, [...known, { by, at }]);
    };
    const addInput = (name: string, node: ASTNode, seen = new Set<string>()) => {
      if (seen.has(name)) return;
      seen.add(name);
      add(name, node);
      const type = schema.getType(name);
      if (!isInputObjectType(type)) return;
      for (const field of Object.values(type.getFields())) {
        add(`${name}.${field.name}`, node);
        addInput(getNamedType(field.type).name, node, seen);
      }
    };
    const info = new TypeInfo(schema);
    visit(
      definition,
      visitWithTypeInfo(info, {
        Field(node) {
          const parent = info.getParentType()?.name;
          const field = info.getFieldDef();
          if (parent === undefined || !field || field.name.startsWith('__')) return;
          add(parent, node);
          add(`${parent}.${field.name}`, node);
          add(getNamedType(field.type).name, node);
        },
        Argument(node) {
          const parent = info.getParentType()?.name;
          const field = info.getFieldDef();
          if (parent !== undefined && field) add(`${parent}.${field.name}(${node.name.value}:)`, node);
        },
        ObjectField(node) {
          const parent = info.getParentInputType();
          if (parent) add(`${getNamedType(parent).name}.${node.name.value}`, node);
        },
        EnumValue(node) {
          const type = info.getInputType();
          if (type) add(`${getNamedType(type).name}.${node.value}`, node);
        },
        InlineFragment(node) {
          if (node.typeCondition) add(node.typeCondition.name.value, node);
        },
        FragmentDefinition(node) {
          add(node.typeCondition.name.value, node);
        },
        VariableDefinition(node) {
          const type = typeFromAST(schema, named(node.type));
          if (type) addInput(type.name, node);
        },
      }),
    );
  }
  return uses;
}

/** Returns the named type inside list and non-null types. */
const named = (type: TypeNode): NamedTypeNode => (type.kind === Kind.NAMED_TYPE ? type : named(type.type));
