import { lazy } from 'react';
import type { DialogParts } from './ui/dialog-host.tsx';

/** Which component stands behind each dialog's name; loaded when it is first opened. */
export const dialogs: DialogParts = {
  request: lazy(async () => ({ default: (await import('./renter/request-dialog.tsx')).RequestDialog })),
  calendar: lazy(async () => ({ default: (await import('./renter/calendar-dialog.tsx')).CalendarDialog })),
};
