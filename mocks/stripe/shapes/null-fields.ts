type Names<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Names<Rest> : Text;

/** Returns the fields of these names, separated by spaces, as null: what a new object does not have. */
export const nullFields = <Text extends string>(names: Text) =>
  Object.fromEntries(names.split(' ').map((name) => [name, null])) as Record<Names<Text>, null>;
