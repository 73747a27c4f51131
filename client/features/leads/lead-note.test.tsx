import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LeadNote } from './lead-note.tsx';

afterEach(cleanup);

const words = () => (screen.getByRole('textbox') as HTMLTextAreaElement).value;
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const button = () => screen.queryByRole('button', { name: 'Save note' });

test('keeps the typed note until it is saved, and after a failed save', () => {
  const save = vi.fn();
  const { rerender } = render(<LeadNote leadId="1" note="" busy={false} save={save} />);
  expect(button()).toBeNull();
  type('Comes on Saturday ');
  fireEvent.submit(screen.getByRole('textbox'));
  expect(save).toHaveBeenCalledWith('Comes on Saturday ');
  expect(words()).toBe('Comes on Saturday ');
  expect(button()).not.toBeNull();
  rerender(<LeadNote leadId="1" note="Comes on Saturday" busy={false} save={save} />);
  expect(words()).toBe('Comes on Saturday');
  expect(button()).toBeNull();
});

test('shows a note from another device, but does not overwrite text being typed', () => {
  const { rerender } = render(<LeadNote leadId="4" note="" busy={false} save={vi.fn()} />);
  rerender(<LeadNote leadId="4" note="From the phone" busy={false} save={vi.fn()} />);
  expect(words()).toBe('From the phone');
  type('From the phone, and here');
  rerender(<LeadNote leadId="4" note="Changed again" busy={false} save={vi.fn()} />);
  expect(words()).toBe('From the phone, and here');
});

test('keeps the unsaved text of a lead that was closed, and shows it at no other', () => {
  const { unmount } = render(<LeadNote leadId="2" note="" busy={false} save={vi.fn()} />);
  type('Half a tho');
  unmount();
  const other = render(<LeadNote leadId="3" note="" busy={false} save={vi.fn()} />);
  expect(words()).toBe('');
  other.unmount();
  const { rerender } = render(<LeadNote leadId="2" note="" busy={false} save={vi.fn()} />);
  expect(words()).toBe('Half a tho');
  expect(button()).not.toBeNull();
  rerender(<LeadNote leadId="2" note="Half a tho" busy={false} save={vi.fn()} />);
  cleanup();
  render(<LeadNote leadId="2" note="Changed elsewhere" busy={false} save={vi.fn()} />);
  expect(words()).toBe('Changed elsewhere');
});
