/** What a person can do with the page; each waits until what it names is there, and says what it waited for if it never is. */
export interface PageDriver {
  /** Presses a button or follows a link by its name, once it can be pressed. */
  press(name: string | RegExp): Promise<void>;
  /** Types into the field of this label; replaces what is there. */
  type(label: string | RegExp, text: string): Promise<void>;
  /** Chooses an option of the select of this label. */
  choose(label: string | RegExp, option: string): Promise<void>;
  /** Ticks or unticks the checkbox or radio of this label. */
  tick(label: string | RegExp): Promise<void>;
  /** Drops a file on the picture tiles. */
  drop(file: File): Promise<void>;
  /** Waits until this is read somewhere on the page. */
  see(text: string | RegExp): Promise<void>;
}
