import { ICON_PATH } from '../../render/icon-routes.ts';
import * as partners from '../docs/partners.ts';
import * as posting from '../docs/posting.ts';
import { routes } from '../routes.ts';
import { openApi, type Documented } from './document.ts';
import type { Document } from './types.ts';

/** Every REST call that is documented: the rows, and what is no JSON and so none of them. */
export const documented: readonly Documented[] = [
  ...routes,
  { method: 'GET', path: ICON_PATH, doc: partners.icon },
  { method: 'POST', path: '/api/images-upload', throttle: 'upload', doc: posting.upload },
];

let made: Document | undefined;

/** The document of all REST calls; made when it is first asked for. */
export const apiDocument = (): Document => (made ??= openApi(documented));
