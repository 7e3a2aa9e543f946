/** The names of who else comes on a ticket for several people, as they are kept: one a line. */
export const splitCompanions = (companions: string | null): readonly string[] =>
  companions === null ? [] : companions.split('\n').filter((name) => name !== '')
