import { ApolloLink } from '@apollo/client';
import { OperationTypeNode, print } from 'graphql';
import { NEVER, from } from 'rxjs';
import { createWorld } from '../create-world.ts';
import { answerOperation } from '../handlers/operation.ts';
import { SCENARIO_NOW } from '../scenarios/scenario.ts';
import type { Caller } from '../world.ts';

const nobody: Caller = { token: null, ip: '127.0.0.1', userAgent: '', remember: () => undefined };

/** Answers what components ask from a mocked world of this page's own, without a wire. Nothing new ever happens in it. */
export function exampleLink(): ApolloLink {
  const world = createWorld({ now: () => new Date(SCENARIO_NOW), baseUrl: location.origin });
  return new ApolloLink(({ query, variables, operationName, operationType }) =>
    operationType === OperationTypeNode.SUBSCRIPTION
      ? NEVER
      : from(
          answerOperation(
            { query: print(query), variables, ...(operationName && { operationName }) },
            { world, caller: nobody },
            'example',
          ).then(({ body }) => body),
        ),
  );
}
