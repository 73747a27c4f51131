/** The field is the same before and after its code has come. */
export const placeInputProps = {
  type: 'search',
  name: 'q',
  id: 'widget-place',
  placeholder: 'College, city or state',
  autoComplete: 'off',
  autoCapitalize: 'words',
  spellCheck: false,
  maxLength: 100,
} as const;
