/** 'December 9', with the year where it is not this one. */
export function formatDay(moment: string, now: Date): string {
  const date = new Date(moment);
  const thisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', ...(!thisYear && { year: 'numeric' }) });
}
