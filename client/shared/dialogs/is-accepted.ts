import { isRejected, type Accepted, type FormAnswer } from '../../forms/use-form-request.ts';
import { openDialog } from './dialog-store.ts';

/** Returns whether the server accepted a change; a dialog shows why it was rejected. Throws without an answer. */
export function isAccepted<Answer extends FormAnswer>(answer: Answer | undefined): answer is Accepted<Answer> {
  if (!answer) throw new Error("The server didn't respond");
  if (!isRejected(answer)) return true;
  openDialog('notification', { message: answer.errors[0]?.messages[0] ?? "That didn't work.", button: 'OK' });
  return false;
}
