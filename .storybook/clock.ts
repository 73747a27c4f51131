import { setClock } from '../mocks/page/isolate-page.ts';
import { SCENARIO_NOW } from '../mocks/scenarios/setup/scenario.ts';

setClock(new Date(SCENARIO_NOW));
