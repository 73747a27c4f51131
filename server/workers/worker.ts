import type { WrittenTexts } from '../../domain/trust/written-texts.ts';
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
export const heldTexts = async ({ texts, known }: { texts: WrittenTexts; known: readonly string[] }) =>
  (await import('../../domain/trust/listing-text.ts')).heldTextErrors(texts, known);

export const receiptPdf = async (input: ReceiptInput) =>
  (await import('../modules/billing/receipt-pdf.ts')).receiptPdf(input);

export const shareImageSvg = async (input: ShareImageInput) =>
  (await import('../ssr/share-images/share-image.ts')).shareImageSvg(input);
