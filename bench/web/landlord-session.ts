import { chromium } from 'playwright-core';
import {
  DRAFT_KEY,
  emptyDraft,
  serializeDraft,
  TAB_KEY,
} from '../../client/features/posting/draft/persistence/stored-draft.ts';
import { APARTMENT } from '../../domain/options/property-types.ts';
import { DEMO_LANDLORD } from '../../demo/listings/demo-landlord.ts';

/** Who looks at a page: somebody who has just chosen what they post, or the demo landlord with a dozen listings. */
export type Visitor = 'writing' | 'landlord';

/**
 * Makes the browser that listens on this port one of theirs. Put on `open`, for what is remembered of a tab has to be
 * there in the one that Lighthouse opens.
 */
export async function signInAs(
  visitor: Visitor,
  { port, origin, open }: { port: number; origin: string; open: AsyncDisposableStack },
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  open.defer(() => browser.close());
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window.');
  if (visitor === 'writing') {
    const draftId = crypto.randomUUID();
    const kept = serializeDraft({ ...emptyDraft(draftId), type: APARTMENT }, Date.now());
    await context.addInitScript(
      (items) => {
        localStorage.setItem(items.draftKey, items.kept);
        sessionStorage.setItem(items.tabKey, items.draftId);
      },
      { draftKey: DRAFT_KEY, kept, tabKey: TAB_KEY, draftId },
    );
    return;
  }
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(DEMO_LANDLORD.email);
  await main.getByLabel('Password', { exact: true }).fill(DEMO_LANDLORD.password);
  await main.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/advertising-home');
  await page.close();
}
