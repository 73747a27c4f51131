import { ICON_PATH } from '../../ssr/icon-routes.ts';
import * as partners from '../docs/partners.ts';
import * as posting from '../docs/posting.ts';
import { routes } from '../routes.ts';
import { buildOpenApi, type DocumentedRoute } from './document.ts';
import type { Document } from './openapi-types.ts';

/** Every REST call that is documented: the rows of routes.ts, and what is no JSON and so none of them. */
const documentedRoutes: readonly DocumentedRoute[] = [
  ...routes,
  { method: 'GET', path: ICON_PATH, doc: partners.icon },
  { method: 'POST', path: '/api/images-upload', doc: posting.upload },
];

let cachedDocument: Document | undefined;

/** Returns the OpenAPI document of all REST calls; built at the first call. */
export const apiDocument = (): Document => (cachedDocument ??= buildOpenApi(documentedRoutes));
