import { lazy } from 'react';
import type { DialogComponents } from '../shared/dialogs/dialog-host.tsx';

/** Which component stands behind each dialog's name; loaded when it is first opened. */
export const dialogComponents: Required<DialogComponents> = {
  notification: lazy(async () => ({
    default: (await import('../shared/dialogs/notification-dialog.tsx')).NotificationDialog,
  })),
  login: lazy(async () => ({ default: (await import('../features/account/login/login-dialog.tsx')).LoginDialog })),
  'forgot-password': lazy(async () => ({
    default: (await import('../features/account/login/forgot-password-dialog.tsx')).ForgotPasswordDialog,
  })),
  'posting-restore-data': lazy(async () => ({
    default: (await import('../features/posting/draft/restore-dialog.tsx')).RestoreDialog,
  })),
  'cancel-property': lazy(async () => ({
    default: (await import('../features/dashboard/cancel-dialog.tsx')).CancelDialog,
  })),
  'bank-challenge': lazy(async () => ({
    default: (await import('../shared/card-payment/bank-challenge-dialog.tsx')).BankChallengeDialog,
  })),
  request: lazy(async () => ({ default: (await import('../features/contact/contact-dialog.tsx')).ContactDialog })),
  filters: lazy(async () => ({
    default: (await import('../features/matches/filters-dialog/filters-dialog.tsx')).FiltersDialog,
  })),
  calendar: lazy(async () => ({ default: (await import('../shared/dialogs/calendar-dialog.tsx')).CalendarDialog })),
};
