import type { Page, Route } from 'playwright-core';
import { toErrorList } from '../../../domain/field-errors.ts';
import { launchChrome } from '../../setup/chrome.ts';
import { startProduct, type RunningProduct } from '../../setup/running-product.ts';
import { hydrated, type Failure, type Site } from './site.ts';

/** The built product with all its real parts, and the internals that only its own tests inspect. */
export interface RealSite extends Site {
  product: RunningProduct;
}

interface Called {
  operationName?: string;
  query?: string;
}

/** Returns the mutation's field name in the schema: `login` for `mutation Login`. */
const fieldOf = ({ query = '' }: Called) => /\{\s*(\w+)/.exec(query)?.[1] ?? '';

/** Fulfills the route with the response of a server that fails in this way. */
function answer(route: Route, failure: Failure, called: Called): Promise<void> {
  if (failure === 'unreachable') return route.abort();
  if ('status' in failure)
    return route.fulfill({ status: failure.status, contentType: 'text/html', body: '<h1>No</h1>' });
  const answered =
    'answered' in failure ? failure.answered : { __typename: 'Invalid', errors: toErrorList(failure.refused) };
  return route.fulfill({ json: { data: { [fieldOf(called)]: answered } } });
}

export async function startRealSite(): Promise<RealSite> {
  const [browser, product] = await Promise.all([launchChrome(), startProduct()]);
  return {
    url: product.url,
    browser,
    product,
    ready: hydrated,
    fail: (page: Page, operation, failure) =>
      operation === 'upload'
        ? page.route('**/api/images-upload', (route) => answer(route, failure, {}))
        : page.route('**/graphql', (route) => {
            const called = route.request().postDataJSON() as Called;
            return called.operationName === operation ? answer(route, failure, called) : route.fallback();
          }),
    restore: (page) => page.unrouteAll(),
    output: product.output,
    stop: async () => {
      await browser.close();
      await product.stop();
    },
  };
}
