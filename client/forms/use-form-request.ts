import { toFieldErrors, type FieldErrors } from '../../domain/field-errors.ts';
import { focusFirstField, useRejectedFields } from './rejected-fields.tsx';
import { useAsyncAction } from './use-async-action.ts';

interface Rejected {
  errors: readonly { field: string; messages: readonly string[] }[];
}

export type FormAnswer = Rejected | { [field: string]: unknown; errors?: never };

export type Accepted<Answer> = Exclude<Answer, Rejected>;

/** Returns whether an answer has field errors. */
export const isRejected = (answer: object): answer is Rejected => 'errors' in answer;

/** Returns the action of a form's requests and `send`, which calls `done`, or shows the field errors and tells `rejected`. */
export function useFormRequest() {
  const { show, idOf } = useRejectedFields();
  const action = useAsyncAction();
  const send = <Answer extends FormAnswer>(
    request: () => Promise<Answer | null | undefined>,
    done: (answer: Accepted<Answer>) => void,
    rejected?: (errors: FieldErrors) => void,
  ): void =>
    void action.run(async () => {
      const answer = await request();
      if (!answer) throw new Error("The server didn't respond");
      const errors = isRejected(answer) ? toFieldErrors(answer.errors) : {};
      show(errors);
      if (!isRejected(answer)) return done(answer as Accepted<Answer>);
      rejected?.(errors);
      focusFirstField(Object.keys(errors), idOf);
    });
  return { action, send };
}
