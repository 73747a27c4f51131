import type { DialogParts } from './ui/dialog-host.tsx';

/** Which component stands behind each dialog's name; loaded when it is first opened. */
export const dialogs: DialogParts = {};
