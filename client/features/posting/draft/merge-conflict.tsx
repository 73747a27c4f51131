import { Cluster } from '../../../components/layout/layout.tsx';
import { formatCount } from '../../../../domain/format/numbers.ts';
import { useId } from 'react';
import type { PersistedDraft } from '../../../../domain/posting/drafts/parse-saved-draft.ts';
import { Button } from '../../../components/button.tsx';
import css from './draft.module.css';
import { formatFloorplan } from './format-floorplan.ts';
import { fieldLabel, withValue, type MergeConflictField, type MergedField, valueOf } from './merge-drafts.ts';
import { amenityLabel } from '../../../../domain/options/amenities.ts';
import { propertyTypeLabel } from '../../../../domain/options/property-types.ts';
import { maskPhoneAndExtension } from '../../../../domain/format/phone-extension.ts';

function formatFieldValue(draft: PersistedDraft, field: MergedField): string {
  const { floorplans, images, amenities, type, contact } = draft;
  if (field === 'floorplans') return floorplans.map(formatFloorplan).join('\n') || 'None';
  if (field === 'images') return formatCount(images.length, 'picture');
  if (field === 'amenities') return amenities.map(amenityLabel).join(', ') || 'None';
  if (field === 'type') return type === null ? 'None' : propertyTypeLabel(type);
  if (field === 'contact.phone') return maskPhoneAndExtension(contact.phone) || 'Nothing';
  const value = valueOf(draft, field);
  return typeof value === 'string' && value !== '' ? value : 'Nothing';
}

interface MergeConflictProps {
  draft: PersistedDraft;
  conflict: MergeConflictField;
  choose: (field: MergedField, whose: 'ours' | 'theirs') => void;
}

/** Two versions of a field, written in two places: both are kept until its landlord chooses one. */
export function MergeConflict({ draft, conflict: { field, value }, choose }: MergeConflictProps) {
  const id = useId();
  return (
    <section className={css.conflict} aria-labelledby={id}>
      <h3 id={id}>Two versions of the {fieldLabel(field, draft.type)}</h3>
      <p>It was also changed in another tab or on another device. We keep both until you choose.</p>
      <dl>
        <div>
          <dt>This version</dt>
          <dd>{formatFieldValue(draft, field)}</dd>
        </div>
        <div>
          <dt>Other version</dt>
          <dd>{formatFieldValue(withValue(draft, field, value), field)}</dd>
        </div>
      </dl>
      <Cluster gap={2}>
        <Button look="quiet" onClick={() => choose(field, 'ours')}>
          Keep this version
        </Button>
        <Button look="quiet" onClick={() => choose(field, 'theirs')}>
          Use the other version
        </Button>
      </Cluster>
    </section>
  );
}
