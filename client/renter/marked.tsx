/** A text with the part that was typed standing out, where it occurs. */
export function Marked({ text, part }: { text: string; part: string }) {
  const at = part === '' ? -1 : text.toLowerCase().indexOf(part.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  );
}
