import { Stack } from '../../../components/layout/layout.tsx';
import { optionalDetails, type OptionalDetail } from '../../../../domain/posting/optional-details.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { usePostingValues } from '../draft/form-values.ts';
import { scrollToSection, sectionId } from '../sections/section-components.ts';
import css from '../sections/section-card.module.css';

/** Leads to the fields of a detail, which a closed disclosure may hide. */
function goTo({ section }: OptionalDetail): void {
  for (const part of document.getElementById(sectionId(section))?.querySelectorAll('details') ?? []) part.open = true;
  scrollToSection(section);
}

/** Renders which optional details the listing has, and leads to the others. Nothing waits for them. */
export function OptionalDetailsCard() {
  const details = optionalDetails(usePostingValues());
  const done = details.filter((detail) => detail.done).length;
  return (
    <Stack as="section" className={css.section} aria-labelledby="optional-details">
      <h2 id="optional-details">
        Complete your listing: {done} of {details.length}
      </h2>
      <p>Optional. Renters look for these, and filter by some of them.</p>
      <ul role="list" className={css.details}>
        {details.map((detail) => (
          <li key={detail.label}>
            {detail.done ? (
              <>
                <Icon name="check" size={18} /> {detail.label}
                <VisuallyHidden> (done)</VisuallyHidden>
              </>
            ) : (
              <Button look="text" onClick={() => goTo(detail)}>
                Add: {detail.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
