import type { ApolloClient } from '@apollo/client';
import { toFieldErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import type { StepName } from '../../../domain/posting/sections.ts';
import type { DraftInput } from '../../__generated__/types.ts';
import { ValidateStepDocument } from './validate-step.generated.ts';

/** Returns the server's field errors of this step; {} when it is valid. Throws when the request fails. */
export async function validateStep(client: ApolloClient, step: StepName, draft: DraftInput): Promise<FieldErrors> {
  const { data } = await client.mutate({ mutation: ValidateStepDocument, variables: { step, draft } });
  if (!data) throw new Error("The server didn't respond");
  return 'errors' in data.validateStep ? toFieldErrors(data.validateStep.errors) : {};
}
