/** The props of the input, identical before and after its code has loaded. */
export const searchInputProps = {
  type: 'search',
  name: 'q',
  id: 'place',
  'aria-label': 'College or city',
  placeholder: 'College or city',
  autoComplete: 'off',
  autoCapitalize: 'words',
  spellCheck: false,
  enterKeyHint: 'search',
  maxLength: 100,
} as const;
