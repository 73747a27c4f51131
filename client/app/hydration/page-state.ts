import type { NormalizedCacheObject } from '@apollo/client';
import type { PageInfo } from '../page-info.tsx';

/** What the server leaves in a page for the browser to begin with. */
export interface PageState {
  boot: PageInfo;
  cache: NormalizedCacheObject;
}

const ID = 'state';

/** The state as a block of data that no browser executes; `<` is written so that no value can close the block. */
export const stateBlock = (state: PageState): string =>
  `<script type="application/json" id="${ID}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;

/** The state of this page; undefined in one that no server rendered (the mocked client). */
export function readState(document: Document): PageState | undefined {
  const text = document.getElementById(ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
