import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The kinds of an operation's syntax tree with the properties that hold further nodes; graphql-js has those of a schema too. */
export const operationNodes = {
  Name: '',
  Document: 'definitions',
  OperationDefinition: 'name variableDefinitions directives selectionSet',
  VariableDefinition: 'variable type defaultValue directives',
  Variable: 'name',
  SelectionSet: 'selections',
  Field: 'alias name arguments directives selectionSet',
  Argument: 'name value',
  FragmentSpread: 'name directives',
  InlineFragment: 'typeCondition directives selectionSet',
  FragmentDefinition: 'name typeCondition directives selectionSet',
  IntValue: '',
  FloatValue: '',
  StringValue: '',
  BooleanValue: '',
  NullValue: '',
  EnumValue: '',
  ListValue: 'values',
  ObjectValue: 'fields',
  ObjectField: 'name value',
  Directive: 'name arguments',
  NamedType: 'name',
  ListType: 'type',
  NonNullType: 'type',
};
/** FIELD for Field, INT for IntValue. */
const constantOf = (kind: string) =>
  kind
    .replace(/(?<=.)Value$/, '')
    .replace(/(?<=[a-z])[A-Z]/g, '_$&')
    .toUpperCase();
const objectOf = (entries: (readonly [string, unknown])[]) => JSON.stringify(Object.fromEntries(entries));

/**
 * Modules that are replaced, by the end of their path, because they serve cases that the client does not have: schemas,
 * other directives than `@include` and `@skip`, masked fragments, scalars of its own, schedulers.
 */
export const replacedModules: Record<string, string> = {
  '@apollo/client/utilities/graphql/print.js': `export { print } from '${join(import.meta.dirname, '../../client/graphql/print-operation.ts')}'`,
  '@apollo/client/masking/maskOperation.js': 'export const maskOperation = (data) => data',
  '@apollo/client/masking/maskFragment.js': 'export const maskFragment = (data) => data',
  '@apollo/client/utilities/internal/checkDocument.js': 'export const checkDocument = () => {}',
  '@apollo/client/utilities/internal/coerceScalarFieldsToParsed.js':
    'export const coerceScalarFieldsToParsed = (result) => result',
  '@apollo/client/utilities/internal/combineLatestBatched.js':
    "export const combineLatestBatched = () => { throw new TypeError('Lists of fragments are not in this build.') }",
  '@apollo/client/utilities/internal/equalByQuery.js':
    "import { equal } from '@wry/equality'; export const equalByQuery = (query, one, other) => equal(one, other)",
  '@apollo/client/utilities/internal/hasDirectives.js': 'export const hasDirectives = () => false',
  '@apollo/client/utilities/internal/hasForcedResolvers.js': 'export const hasForcedResolvers = () => false',
  '@apollo/client/utilities/internal/isDeferredFragment.js': 'export const isDeferredFragment = () => false',
  '@apollo/client/utilities/internal/isStreamField.js': 'export const isStreamField = () => false',
  '@apollo/client/utilities/internal/removeDirectivesFromDocument.js':
    'export const removeDirectivesFromDocument = (directives, document) => document',
  'graphql/jsutils/inspect.mjs': 'export const inspect = String',
  'graphql/language/ast.mjs': `
    export const QueryDocumentKeys = ${objectOf(Object.entries(operationNodes).map(([kind, keys]) => [kind, keys ? keys.split(' ') : []]))};
    export class Location {}
    export class Token {}
    export const isNode = (node) => !!node && node.kind in QueryDocumentKeys;
    export const OperationTypeNode = { QUERY: 'query', MUTATION: 'mutation', SUBSCRIPTION: 'subscription' };`,
  'graphql/language/kinds.mjs': `export const Kind = ${objectOf(Object.keys(operationNodes).map((kind) => [constantOf(kind), kind]))}`,
  'rxjs/dist/esm/internal/observable/innerFrom.js': `
    import { Observable } from '../Observable';
    export const innerFrom = (input) =>
      input instanceof Observable
        ? input
        : new Observable((subscriber) => {
            const next = (value) => { subscriber.next(value); subscriber.complete(); };
            if (typeof input.then === 'function') input.then(next, (error) => subscriber.error(error));
            else { for (const value of input) subscriber.next(value); subscriber.complete(); }
          });`,
  'rxjs/dist/esm/internal/observable/timer.js': `
    import { Observable } from '../Observable';
    export const timer = (due) =>
      new Observable((subscriber) => {
        const timeout = setTimeout(() => { subscriber.next(0); subscriber.complete(); }, due);
        return () => clearTimeout(timeout);
      });`,
  'rxjs/dist/esm/internal/scheduled/scheduled.js':
    "export const scheduled = () => { throw new TypeError('Schedulers are not in this build.') }",
  'rxjs/dist/esm/internal/scheduler/asap.js': `
    import { Subscription } from '../Subscription';
    export const asap = {
      schedule(work) {
        const subscription = new Subscription();
        queueMicrotask(() => subscription.closed || work.call(subscription));
        return subscription;
      },
    };
    export const asapScheduler = asap;`,
};

/** Makes libraries smaller in a build for browsers (ADR 60). */
export const smallerLibraries: Plugin = {
  name: 'smaller-libraries',
  enforce: 'pre',
  load: (id) => replacedModules[/node_modules\/(.*)$/.exec(id)?.[1] ?? ''],
};
