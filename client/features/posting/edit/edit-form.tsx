import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Form, useForm } from 'react-final-form';
import { hasErrors, toFieldErrors } from '../../../../domain/field-errors.ts';
import { formatCents } from '../../../../domain/format/money.ts';
import { isSectionComplete } from '../../../../domain/posting/completeness.ts';
import { NOT_AUTHENTICATED } from '../../../../domain/posting/posting-errors.ts';
import { visibleSections, type Section } from '../../../../domain/posting/sections.ts';
import { paths } from '../../../app/paths.ts';
import { useParams } from '../../../app/router/router.tsx';
import { usePreloadedNavigate } from '../../../app/router/use-preloaded-navigate.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { notify } from '../../../components/notices/notice-store.ts';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { setFormValues, usePrefilledForm } from '../../../forms/use-prefilled-form.ts';
import { toCompletenessDraft, toDraftInput, usePostingValues, type PostingValues } from '../draft/form-values.ts';
import { formUploads, missingImagesMessage, useUploadsInProgress } from '../images/form-uploads.ts';
import { OptionalDetailsCard } from '../flow/optional-details-card.tsx';
import { PostingColumns } from '../posting-page.tsx';
import { PreviewCard } from '../preview-card.tsx';
import { SectionCard } from '../sections/section-card.tsx';
import { sectionHeading } from '../sections/section-components.ts';
import { useRejectedInput } from '../use-rejected-input.ts';
import { mergeVersions, type FieldName } from './differences.ts';
import { EditListingDocument, type EditedListingFragment } from './edit-listing.generated.ts';
import { changedSections, toListingVersion, toPostingValues, type ListingVersion } from './edit-values.ts';
import { PropertyTypeCard } from './property-type-card.tsx';
import { PublishBar } from './publish-bar.tsx';
import { useNavigationBlocker } from './use-navigation-blocker.ts';
import { usePropertyTypeChange } from './use-property-type-change.ts';

const sections = visibleSections(1);

const VersionConflict = lazyPart(async () => (await import('./version-conflict.tsx')).VersionConflict);
const EditReview = lazyPart(async () => (await import('./edit-review.tsx')).EditReview);

/** The dashboard opens this long after the changes are out [§9]. */
const REDIRECT_DELAY_MS = 1500;

/** Publish Changes: all sections at once, refused as one, never over another's newer version unasked. */
function useEdit(listing: EditedListingFragment) {
  const { id } = listing;
  const client = useApolloClient();
  const go = usePreloadedNavigate();
  const form = useForm<PostingValues>();
  const refuse = useRejectedInput();
  const { show } = useRejectedFields();
  const action = useAsyncAction({ mayCharge: true });
  /** What the form began from: an edit is made of this version, and of no later one that came by another way. */
  const [opened, setOpened] = useState(() => toListingVersion(listing));
  const [theirs, setTheirs] = useState<ListingVersion & { message: string }>();
  const [done, setDone] = useState(false);
  const change = usePropertyTypeChange(id, opened.values.type);

  const finish = (values: PostingValues, version: number, message: string) => {
    setOpened({ version, values });
    setDone(true);
    notify(message, { tone: 'good' });
    void go(paths.dashboard(), { delayMs: REDIRECT_DELAY_MS });
  };

  const publish = (version: number) =>
    void action.run(async () => {
      const missing = await missingImagesMessage(formUploads(client.cache, form));
      if (hasErrors(missing)) return refuse(missing, () => publish(version));
      const { values } = form.getState();
      const { quote } = change;
      const agreed = quote ? { quotedAt: quote.quotedAt, chargeCents: quote.chargeCents } : null;
      const variables = { id, version, draft: toDraftInput(client.cache, values, 1), agreed };
      const ask = async () => {
        const { data } = await client.mutate({ mutation: EditListingDocument, variables });
        if (!data) throw new Error("The server didn't respond");
        return data.editListing;
      };
      let answer = await ask();
      // Yes or no: the server knows whether it was paid, and ends what was not.
      const errors = 'clientSecret' in answer ? await change.confirm(answer.clientSecret) : undefined;
      if (errors) answer = await ask();
      if ('clientSecret' in answer) return void change.refuse(errors && hasErrors(errors) ? errors : NOT_AUTHENTICATED);
      if ('errors' in answer) return refuse(change.refuse(toFieldErrors(answer.errors)), () => publish(version));
      show({});
      if ('message' in answer) return setTheirs({ ...toListingVersion(answer.listing), message: answer.message });
      setTheirs(undefined);
      if ('review' in answer)
        return finish(values, version, 'Sent for review. Your listing stays as it is until we decide.');
      const paid = agreed && agreed.chargeCents > 0 ? ` You were charged ${formatCents(agreed.chargeCents)}.` : '';
      finish(values, answer.listing.version, `Success! Your listing has been updated.${paid}`);
    });

  /** Takes these fields over from the newer version, keeps mine for the rest, and publishes that over it. */
  const settle = (fromThem: readonly FieldName[]) => {
    if (!theirs) return;
    setFormValues(form, mergeVersions(form.getState().values, theirs.values, fromThem));
    setOpened(theirs);
    setTheirs(undefined);
    publish(theirs.version);
  };

  const discard = () => {
    const { values } = form.getState();
    show({});
    setTheirs(undefined);
    setFormValues(form, opened.values);
    notify('Your changes were discarded.', { action: { label: 'Undo', run: () => setFormValues(form, values) } });
  };

  /** Takes over an earlier edit, as it was sent for review. */
  const restore = (draft: EditedListingFragment['draft']) => {
    const { values } = form.getState();
    setFormValues(form, { ...values, ...toPostingValues(draft) });
    notify('Your earlier changes are in the form.', {
      action: { label: 'Undo', run: () => setFormValues(form, values) },
    });
  };
  return { change, action, opened, theirs, done, publish: () => publish(opened.version), settle, discard, restore };
}

/** Every section at once, one button for all [§2]. It keeps the version that it was opened with. */
export function EditForm({ listing }: { listing: EditedListingFragment }) {
  const form = usePrefilledForm(() => toPostingValues(listing.draft));
  return (
    <Form<PostingValues>
      form={form}
      subscription={{}}
      onSubmit={() => undefined}
      render={() => <Sections listing={listing} />}
    />
  );
}

function Sections({ listing }: { listing: EditedListingFragment }) {
  const values = usePostingValues();
  const edit = useEdit(listing);
  const { action, opened, theirs, done, change } = edit;
  const otherType = change.chosen !== change.published;
  const changed = changedSections(values, opened.values);
  const sendsPictures = useUploadsInProgress();
  useNavigationBlocker((changed.length > 0 || otherType || sendsPictures) && !done);
  const draft = toCompletenessDraft(values);
  const { slug = '' } = useParams();
  const title = (section: Section) => sectionHeading(section, values.type);
  return (
    <PostingColumns aside={<PreviewCard />}>
      <EditReview slug={slug} restore={edit.restore} />
      <PropertyTypeCard listing={listing} change={change} busy={action.busy || done} />
      {sections.map((section) => (
        <SectionCard
          key={section.name}
          section={section}
          heading={title(section)}
          changed={changed.includes(section) && !done}
          submit={edit.publish}
        />
      ))}
      <OptionalDetailsCard />
      {theirs ? (
        <VersionConflict
          key={theirs.version}
          message={theirs.message}
          opened={opened.values}
          mine={values}
          theirs={theirs.values}
          settle={edit.settle}
        />
      ) : (
        <PublishBar
          action={action}
          done={done}
          changed={[...(otherType ? ['Property Type'] : []), ...changed.map(title)]}
          chargeCents={change.quote?.chargeCents ?? 0}
          waits={otherType && !change.quote}
          incomplete={sections.filter(({ name }) => !isSectionComplete(name, draft)).map(title)}
          publish={edit.publish}
          discard={edit.discard}
        />
      )}
    </PostingColumns>
  );
}
