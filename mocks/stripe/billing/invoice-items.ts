import type { InvoiceItem } from '../stored-objects.ts';
import type { Transaction } from '../transaction.ts';

/** Stores pending items for the next invoice, and emits their events. */
export function saveInvoiceItems(work: Transaction, items: readonly InvoiceItem[]): void {
  for (const item of items) {
    work.store.put('invoiceitem', item, { clock: item.test_clock });
    work.emit('invoiceitem.created', item);
  }
}

/** Returns the pending items of a subscription's next invoice, oldest first: its own, and those of its customer only. */
export function pendingInvoiceItems(
  work: Transaction,
  { id, customer }: { id: string; customer: string },
): InvoiceItem[] {
  return work.store
    .list('invoiceitem', [
      { path: '$.customer', is: '=', value: customer },
      { path: '$.invoice', is: 'null' },
    ])
    .filter(({ parent }) => [undefined, id].includes(parent?.subscription_details?.subscription))
    .reverse();
}

/** Deletes the prorations of a subscription that ends at once. */
export function dropProrations(work: Transaction, subscription: { id: string; customer: string }): void {
  for (const item of pendingInvoiceItems(work, subscription)) if (item.proration) removeInvoiceItem(work, item);
}

export function removeInvoiceItem(work: Transaction, item: InvoiceItem): object {
  work.store.remove(item.id);
  work.emit('invoiceitem.deleted', item);
  return { id: item.id, object: 'invoiceitem', deleted: true };
}
