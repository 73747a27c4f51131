import { chromium, type BrowserContext } from 'playwright-core';
import {
  DRAFT_KEY,
  emptyDraft,
  serializeDraft,
  TAB_KEY,
  type NamedDraft,
} from '../../client/features/posting/draft/persistence/stored-draft.ts';
import { APARTMENT } from '../../domain/options/property-types.ts';
import { DEMO_LANDLORD } from '../../demo/listings/demo-landlord.ts';

/** Who looks at a page: somebody who has just chosen what they post, or the demo landlord with a dozen listings. */
export type Visitor = 'writing' | 'landlord';

/** Stores a draft as the one that each page of a browser is writing. */
export async function storeDraft(context: BrowserContext, draft: NamedDraft): Promise<void> {
  await context.addInitScript(
    ({ draftKey, kept, tabKey, draftId }) => {
      localStorage.setItem(draftKey, kept);
      sessionStorage.setItem(tabKey, draftId);
    },
    { draftKey: DRAFT_KEY, kept: serializeDraft(draft, Date.now()), tabKey: TAB_KEY, draftId: draft.draftId },
  );
}

/** Makes the browser on this port one of theirs; put on `open`, so that the tab that Lighthouse opens is theirs too. */
export async function signInAs(
  visitor: Visitor,
  { port, origin, open }: { port: number; origin: string; open: AsyncDisposableStack },
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  open.defer(() => browser.close());
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  if (visitor === 'writing') return storeDraft(context, { ...emptyDraft(crypto.randomUUID()), type: APARTMENT });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(DEMO_LANDLORD.email);
  await main.getByLabel('Password', { exact: true }).fill(DEMO_LANDLORD.password);
  await main.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/advertising-home');
  await page.close();
}
