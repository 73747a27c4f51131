import type { draftSummary as DraftSummary } from '../../domain/posting/drafts/draft-summary.ts';
import type { ListingText } from '../../domain/trust/review-choice.ts';
import type { ReceiptInput } from '../modules/billing/receipt-pdf.ts';
import type * as importTasks from '../modules/posting/import/import-tasks.ts';
import type { ShareImageInput } from '../ssr/share-images/share-image.ts';

/**
 * The tasks of the worker thread; each loads its code when it first runs. None may reach an entity or the database,
 * which would load the whole server into the thread (tests/safety.test.ts).
 */
const imports = () => import('../modules/posting/import/import-tasks.ts');
type Input<Task extends keyof typeof importTasks> = Parameters<(typeof importTasks)[Task]>[0];

export const readImport = async (input: Input<'readImport'>) => (await imports()).readImport(input);
export const importReport = async (input: Input<'importReport'>) => (await imports()).importReport(input);
export const importStep = async (input: Input<'importStep'>) => (await imports()).importStep(input);
export const importErrorsCsv = async (input: Input<'importErrorsCsv'>) => (await imports()).importErrorsCsv(input);

/** Returns the errors of texts that break the rules (K66). */
export const heldTexts = async (texts: readonly ListingText[]) =>
  (await import('../../domain/trust/listing-text.ts')).heldTextErrors(texts);

/** Returns what a list shows of a draft. */
export const draftSummary = async (input: Readonly<Parameters<typeof DraftSummary>>) =>
  (await import('../../domain/posting/drafts/draft-summary.ts')).draftSummary(...input);

export const receiptPdf = async (input: ReceiptInput) =>
  (await import('../modules/billing/receipt-pdf.ts')).receiptPdf(input);

export const shareImageSvg = async (input: ShareImageInput) =>
  (await import('../ssr/share-images/share-image.ts')).shareImageSvg(input);
