export const alertFrequencies = ['instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const frequencyLabels: Record<AlertFrequency, string> = {
  instant: 'Right away',
  daily: 'Daily',
  weekly: 'Weekly',
};

/** The frequency in a sentence: 'We email you new homes, …'. */
export const frequencyTexts: Record<AlertFrequency, string> = {
  instant: "as soon as they're listed",
  daily: 'at most once a day',
  weekly: 'on Mondays',
};
