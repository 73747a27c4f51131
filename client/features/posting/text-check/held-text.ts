import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { loadChunk } from '../../../components/hooks/load-chunk.ts';
import type { DraftInput } from '../../../__generated__/types.ts';

export interface HeldText {
  errors: FieldErrors;
  send(): void;
}

/** Returns whether a draft is rejected only for texts that may be sent for review (K66). */
export async function isHeldText(draft: DraftInput, errors: FieldErrors): Promise<boolean> {
  const { name, description, location, images } = draft;
  const { heldTextErrors } = await loadChunk(() => import('../../../../domain/trust/listing-text.ts'));
  const held = heldTextErrors({
    name: name ?? '',
    description: description ?? '',
    location: { address: location?.address ?? '', city: location?.city ?? '' },
    images: images ?? [],
  });
  return Object.keys(errors).every((field) => field in held);
}
