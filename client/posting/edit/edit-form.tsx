import { equal } from '@wry/equality';
import { useState } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import { firstIncomplete } from '../../../domain/posting/completeness.ts';
import { visibleSections } from '../../../domain/posting/sections.ts';
import { FailedLine } from '../../form/failed-line.tsx';
import { fill, useFilledForm } from '../../form/use-filled-form.ts';
import { Button } from '../../ui/button.tsx';
import { noAccount, draftOf, type PostingValues } from '../draft/posting-values.ts';
import { PostingColumns } from '../posting-page.tsx';
import { PreviewCard } from '../preview-card.tsx';
import { SectionCard } from '../sections/section-card.tsx';
import { headingOf } from '../sections/section-parts.ts';
import type { EditedListingFragment } from './edit-listing.generated.ts';
import { StaleNote } from './stale-note.tsx';
import { useEdit } from './use-edit.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import css from '../sections/section-card.module.css';

const sections = visibleSections(true);

/** The listing's own draft, free of the cache's type names. */
function valuesOf({ draft }: EditedListingFragment): PostingValues {
  const { contact, location, floorplans, images } = draft;
  const { lat, lon } = location.coordinates ?? {};
  return {
    ...noAccount,
    id: draft.id,
    draftId: draft.draftId,
    type: draft.type,
    name: draft.name,
    contact: {
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      phone: contact.phone,
    },
    location: {
      address: location.address,
      city: location.city,
      state: location.state,
      zip: location.zip,
      coordinates: lat === undefined || lon === undefined ? null : { lat, lon },
    },
    floorplans: floorplans.map(({ bedrooms, bathrooms, sq, rent }) => ({ bedrooms, bathrooms, sq, rent })),
    amenities: [...draft.amenities],
    description: draft.description,
    images: images.map(({ large, small }) => ({ large, small })),
  };
}

/** Every section at once, one button for all [§2]. */
export function EditForm({ listing }: { listing: EditedListingFragment }) {
  const [initial] = useState(() => valuesOf(listing));
  const form = useFilledForm(() => initial);
  return (
    <Form<PostingValues>
      form={form}
      subscription={{}}
      onSubmit={() => undefined}
      render={() => <Sections listing={listing} initial={initial} />}
    />
  );
}

function Sections({ listing, initial }: { listing: EditedListingFragment; initial: PostingValues }) {
  const form = useForm<PostingValues>();
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  const edit = useEdit(listing.id);
  useLeaveWarning(!edit.done && !equal(values, initial));
  const { action, stale } = edit;
  const publish = () => edit.publish(listing.version);
  const takeTheirs = (theirs: EditedListingFragment) => {
    fill(form, valuesOf(theirs));
    edit.forgetStale();
  };
  return (
    <PostingColumns aside={<PreviewCard />}>
      {sections.map((section) => (
        <SectionCard key={section.name} section={section} heading={headingOf(section, values.type)} submit={publish} />
      ))}
      {stale && (
        <StaleNote
          message={stale.message}
          takeTheirs={() => takeTheirs(stale.listing)}
          keepMine={() => edit.publish(stale.listing.version)}
        />
      )}
      <div className={css.publish}>
        <Button
          busy={action.busy || edit.done}
          disabled={firstIncomplete(draftOf(values), true) < sections.length}
          onClick={publish}
        >
          Publish Changes →
        </Button>
        <FailedLine action={action} />
      </div>
    </PostingColumns>
  );
}
