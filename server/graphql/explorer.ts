import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { isIntrospectionType, isScalarType, lexicographicSortSchema, printType, type GraphQLSchema } from 'graphql';
import { html } from '../http/pages/html.ts';
import { plainPage } from '../http/pages/plain-page.ts';
import { mayUseDevTools, type DevAccess } from '../http/local-requests.ts';
import script from './explorer-page.js?raw';

const EXAMPLE = `query Explore {
  options { demo types { id label price promises } }
  me { email }
}`;

/**
 * Registers the page at GET /graphql: an editor for operations, with the schema next to it; all of it is served from
 * here,
 * so it needs no network.
 */
export function registerExplorer(app: FastifyInstance, schema: GraphQLSchema, access: DevAccess): RouteHandlerMethod {
  const types = Object.values(lexicographicSortSchema(schema).getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !(isScalarType(type) && !type.description),
  );
  const roots = ['Query', 'Mutation', 'Subscription'];
  const documented = types.toSorted((a, b) => Number(roots.includes(b.name)) - Number(roots.includes(a.name)));
  const page = plainPage({
    title: 'GraphQL explorer',
    body: html`<h1>GraphQL explorer</h1>
      <div class="two">
        <form id="explore">
          <p><label for="query">Operation</label><textarea id="query" spellcheck="false">${EXAMPLE}</textarea></p>
          <p>
            <label for="variables">Variables (JSON)</label
            ><textarea id="variables" class="short" spellcheck="false">{}</textarea>
          </p>
          <p class="row"><button>Run</button><span class="muted">Ctrl + Enter</span></p>
          <div class="card"><pre id="answer" role="status">The answer appears here.</pre></div>
        </form>
        <div>
          <h2>Schema</h2>
          ${documented.map(
            (type) =>
              html`<details>
                <summary>${type.name}</summary>
                <pre>${printType(type)}</pre>
              </details>`,
          )}
        </div>
      </div>
      <script src="/graphql/explorer.js"></script>`,
  });
  app.get('/graphql/explorer.js', (request, reply) =>
    mayUseDevTools(request, access) ? reply.type('text/javascript; charset=utf-8').send(script) : reply.callNotFound(),
  );
  return (request, reply) =>
    mayUseDevTools(request, access) ? reply.type('text/html; charset=utf-8').send(page) : reply.callNotFound();
}
