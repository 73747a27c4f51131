/** The draft of every scenario has one name, so that a world can know it. */
export const SCENARIO_DRAFT = '5ce9a110-0000-4000-8000-000000000001';
