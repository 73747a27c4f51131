import type { DialogLoaders } from '../shared/dialogs/dialog-host.tsx';

/** The dialogs of a renter, which a widget's frame has too. */
export const renterDialogs = {
  request: async () => (await import('../features/contact/contact-dialog.tsx')).ContactDialog,
  filters: async () => (await import('../features/matches/filters-dialog/filters-dialog.tsx')).FiltersDialog,
  calendar: async () => (await import('../shared/dialogs/calendar-dialog.tsx')).CalendarDialog,
  report: async () => (await import('../features/listing/report/report-dialog.tsx')).ReportDialog,
} satisfies DialogLoaders;

/** Every dialog by its name; each is loaded when it is first opened. */
export const dialogLoaders: Required<DialogLoaders> = {
  ...renterDialogs,
  notification: async () => (await import('../shared/dialogs/notification-dialog.tsx')).NotificationDialog,
  login: async () => (await import('../features/account/login/login-dialog.tsx')).LoginDialog,
  'forgot-password': async () =>
    (await import('../features/account/login/forgot-password-dialog.tsx')).ForgotPasswordDialog,
  'posting-restore-data': async () => (await import('../features/posting/draft/restore-dialog.tsx')).RestoreDialog,
  'cancel-property': async () => (await import('../features/dashboard/cancel-dialog.tsx')).CancelDialog,
  'bank-challenge': async () => (await import('../shared/card-payment/bank-challenge-dialog.tsx')).BankChallengeDialog,
};
