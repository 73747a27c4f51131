import { ownListing, isActive, type ContractCase, type ContractCases, type Variables } from './contract-case.ts';

const uuid = (end: number) => `d5af7000-0000-4000-8000-${String(end).padStart(12, '0')}`;

/** Returns what a landlord has written so far of the draft with this number. */
const written = (number: number, more: Variables = {}): Variables => ({
  id: uuid(number),
  type: 85,
  name: 'Chestnut House',
  contact: { firstName: 'Rosa', email: 'rosa@chestnut.example', phone: '(614) 555-7143' },
  floorplans: [{ bedrooms: 9, bathrooms: 1.5, sq: '400', rent: '700' }],
  amenities: [38, 29, 38],
  ...more,
});
const save = (name: string, gives: string, draft: Variables, version?: number | null): ContractCase => ({
  name,
  as: 'landlord',
  variables: { draft, version },
  gives,
});
const paying = (number: number, price = 29): Variables => ({
  id: uuid(number),
  price,
  paymentMethod: 'on_file',
  keepCard: false,
});
const image = { large: '/'.repeat(500), small: '/'.repeat(500) };
const longest = { description: '€'.repeat(20_000), images: Array.from({ length: 50 }, () => image) };

export const savedDraftCases: ContractCases = {
  SaveDraft: [
    { name: 'a visitor', variables: { draft: written(1) }, gives: 'UNAUTHENTICATED' },
    save('a first time', 'DraftSaved', written(1)),
    save('the same again', 'DraftSaved', written(1), null),
    save('changed, with its version', 'DraftSaved', written(1, { name: 'Chestnut Hall' }), 1),
    save('changed by who has seen an older one', 'DraftConflict', written(1, { name: 'Chestnut Court' }), 1),
    save('changed by who has seen none', 'DraftConflict', written(1, { name: 'Chestnut Court' })),
    save('of one entry', 'DraftSaved', { id: uuid(2).toUpperCase(), type: 84 }),
    save('in another account’s name', 'DraftSaved', written(3)),
    {
      name: 'by another landlord',
      as: 'empty',
      variables: { draft: written(3, { name: 'Mine' }) },
      gives: 'DraftSaved',
    },
    {
      name: 'of a listing that is there',
      as: 'landlord',
      variables: ({ seed }) => ({ draft: written(1, { id: ownListing(seed, isActive).draftId }) }),
      gives: 'DraftPublished',
    },
    save('without a name', 'Invalid id', written(1, { id: null })),
    save('with a name that is none', 'Invalid id', written(1, { id: 'mine' })),
    save('a name that is too long', 'Invalid name', written(1, { name: 'x'.repeat(201) })),
    save('all too long together', 'Invalid notification', written(1, longest)),
    save('a password', 'BAD_USER_INPUT', written(1, { account: { password: 'hunter-two-77' } })),
    save('a card', 'BAD_USER_INPUT', written(1, { payment: { cardNumber: '4242424242424242' } })),
    ...[4, 5].map((number) => save(`number ${number}`, 'DraftSaved', written(number))),
    save('one more than are kept', 'Invalid notification', written(6), null),
    { name: 'no draft', as: 'landlord', variables: {}, gives: 'BAD_USER_INPUT' },
  ],
  MyDrafts: [
    { name: 'a visitor', variables: { page: 1 }, gives: 'UNAUTHENTICATED' },
    { name: 'a page', as: 'landlord', variables: { page: 1 }, gives: 'DraftPage' },
    { name: 'past the last page', as: 'landlord', variables: { page: 9 }, gives: 'DraftPage' },
  ],
  ListingImport: [
    { name: 'a visitor', gives: 'UNAUTHENTICATED' },
    { name: 'of somebody without any', as: 'empty', gives: 'null' },
  ],
  ImportProgress: [
    { name: 'a visitor', gives: 'UNAUTHENTICATED' },
    { name: 'of somebody without any', as: 'empty', gives: 'null' },
  ],
  MapListingImport: [
    { name: 'a visitor', variables: { id: uuid(1), fields: [] }, gives: 'UNAUTHENTICATED' },
    { name: 'without a file', as: 'empty', variables: { id: uuid(1), fields: [] }, gives: 'Invalid notification' },
  ],
  RunListingImport: [
    { name: 'a visitor', variables: { id: uuid(1) }, gives: 'UNAUTHENTICATED' },
    { name: 'without a file', as: 'empty', variables: { id: uuid(1) }, gives: 'Invalid notification' },
  ],
  DraftsCheckout: [
    { name: 'a visitor', gives: 'UNAUTHENTICATED' },
    { name: 'of who has paid', as: 'landlord', gives: 'Options, Billing' },
    { name: 'of who has no card', as: 'empty', gives: 'Options, Billing' },
  ],
  PublishDraft: [
    { name: 'a visitor', variables: paying(1), gives: 'UNAUTHENTICATED' },
    { name: 'at another price', as: 'landlord', variables: paying(2, 1), gives: 'Invalid notification' },
    { name: 'somebody else’s', as: 'empty', variables: paying(1), gives: 'Invalid notification' },
    {
      name: 'one that is not complete',
      as: 'landlord',
      variables: paying(2, 49),
      gives:
        'Invalid name contact.firstName contact.lastName contact.email contact.phone location.address location.city location.state location.zip floorplans images description amenities',
    },
  ],
  DeleteDraft: [
    { name: 'a visitor', variables: { id: uuid(98) }, gives: 'UNAUTHENTICATED' },
    { name: 'one that is not there', as: 'empty', variables: { id: uuid(98) }, gives: 'Done' },
  ],
  SavedDraft: [
    { name: 'a visitor', gives: 'UNAUTHENTICATED' },
    { name: 'by its name', as: 'landlord', variables: { id: uuid(1) }, gives: 'SavedDraft' },
    { name: 'in capitals', as: 'landlord', variables: { id: uuid(3).toUpperCase() }, gives: 'SavedDraft' },
    { name: 'the latest, of whom there is one', as: 'empty', gives: 'SavedDraft' },
    { name: 'somebody else’s', as: 'empty', variables: { id: uuid(1) }, gives: 'null' },
    { name: 'one that is not there', as: 'landlord', variables: { id: uuid(99) }, gives: 'null' },
    { name: 'no name at all', as: 'landlord', variables: { id: 'porch' }, gives: 'null' },
  ],
  DiscardDraft: [
    { name: 'a visitor', variables: { id: uuid(1) }, gives: 'UNAUTHENTICATED' },
    ...[1, 2, 3, 4, 5].map((number): ContractCase => ({
      name: `number ${number}`,
      as: 'landlord',
      variables: { id: uuid(number) },
      gives: 'Done',
    })),
    { name: 'once more', as: 'landlord', variables: { id: uuid(1) }, gives: 'Done' },
    { name: 'no name at all', as: 'landlord', variables: { id: 'porch' }, gives: 'Done' },
    { name: 'somebody else’s, which stays', as: 'landlord', variables: { id: uuid(3) }, gives: 'Done' },
  ],
};
