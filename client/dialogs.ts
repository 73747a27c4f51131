import { lazy } from 'react';
import type { DialogParts } from './ui/dialog-host.tsx';

/** Which component stands behind each dialog's name; loaded when it is first opened. */
export const dialogs: DialogParts = {
  notification: lazy(async () => ({ default: (await import('./dialogs/notification-dialog.tsx')).NotificationDialog })),
  login: lazy(async () => ({ default: (await import('./dialogs/login-dialog.tsx')).LoginDialog })),
  'forgot-password': lazy(async () => ({
    default: (await import('./dialogs/forgot-password-dialog.tsx')).ForgotPasswordDialog,
  })),
  'posting-restore-data': lazy(async () => ({ default: (await import('./dialogs/restore-dialog.tsx')).RestoreDialog })),
  'cancel-property': lazy(async () => ({ default: (await import('./dialogs/cancel-dialog.tsx')).CancelDialog })),
  request: lazy(async () => ({ default: (await import('./renter/request-dialog.tsx')).RequestDialog })),
  calendar: lazy(async () => ({ default: (await import('./renter/calendar-dialog.tsx')).CalendarDialog })),
};
