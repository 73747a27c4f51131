/** The draft id of every scenario, fixed so that a world can refer to it. */
export const SCENARIO_DRAFT = '5ce9a110-0000-4000-8000-000000000001';
