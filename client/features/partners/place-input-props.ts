/** Props that keep the field the same before and after its code has loaded. */
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
