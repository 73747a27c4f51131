/** A person's actions on the page; each waits for its element and fails with the element's name if it never appears. */
export interface PageDriver {
  /** Presses a button or follows a link by its name, once it is enabled. */
  press(name: string | RegExp): Promise<void>;
  /** Types into the field with this label, replacing its value. */
  type(label: string | RegExp, text: string): Promise<void>;
  /** Chooses an option of the select with this label, where several have it in the section with this id. */
  choose(label: string | RegExp, option: string, section?: string): Promise<void>;
  /** Toggles the checkbox or radio with this label. */
  tick(label: string | RegExp): Promise<void>;
  /** Drops a file on the image tiles. */
  drop(file: File): Promise<void>;
  /** Waits until the page shows this text. */
  see(text: string | RegExp): Promise<void>;
}
