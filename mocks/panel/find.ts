import { scenarioNames, scenarios, type ScenarioName } from '../scenarios.ts';
import { scenarioGroups, type Scenario, type ScenarioGroup } from '../scenarios/scenario.ts';

export interface Found {
  group: ScenarioGroup;
  names: ScenarioName[];
}

const wordsOf = (name: ScenarioName): string => {
  const { title, shows, group, covers = [] }: Scenario = scenarios[name];
  return [name, title, shows, group, ...covers].join(' ').toLowerCase();
};

/** The scenarios in which every word of the question occurs, by group; all of them for an empty question. */
export function findScenarios(question: string): Found[] {
  const asked = question.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = scenarioNames.filter((name) => asked.every((word) => wordsOf(name).includes(word)));
  return scenarioGroups
    .map((group) => ({ group, names: hits.filter((name) => scenarios[name].group === group) }))
    .filter(({ names }) => names.length > 0);
}
