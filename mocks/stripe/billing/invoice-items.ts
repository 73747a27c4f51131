import type { InvoiceItem } from '../stored.ts';
import type { Work } from '../work.ts';

/** Keeps what waits for the next invoice, and says so. */
export function keepItems(work: Work, items: readonly InvoiceItem[]): void {
  for (const item of items) {
    work.store.put('invoiceitem', item, { clock: item.test_clock });
    work.emit('invoiceitem.created', item);
  }
}

/** What waits for a subscription's next invoice, the oldest first: its own, and what is only its customer's. */
export function waitingItems(work: Work, { id, customer }: { id: string; customer: string }): InvoiceItem[] {
  return work.store
    .list('invoiceitem', [
      { path: '$.customer', is: '=', value: customer },
      { path: '$.invoice', is: 'null' },
    ])
    .filter(({ parent }) => [undefined, id].includes(parent?.subscription_details?.subscription))
    .reverse();
}

/** With a subscription that ends at once, its prorations go. */
export function dropProrations(work: Work, subscription: { id: string; customer: string }): void {
  for (const item of waitingItems(work, subscription)) if (item.proration) removeItem(work, item);
}

export function removeItem(work: Work, item: InvoiceItem): object {
  work.store.remove(item.id);
  work.emit('invoiceitem.deleted', item);
  return { id: item.id, object: 'invoiceitem', deleted: true };
}
