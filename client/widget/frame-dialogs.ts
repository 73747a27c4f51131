import { lazy } from 'react';
import type { DialogParts } from '../ui/dialog-host.tsx';

/** The dialogs of a renter; nobody logs in within a frame. */
export const frameDialogs: DialogParts = {
  request: lazy(async () => ({ default: (await import('../renter/request-dialog.tsx')).RequestDialog })),
  calendar: lazy(async () => ({ default: (await import('../renter/calendar-dialog.tsx')).CalendarDialog })),
};
