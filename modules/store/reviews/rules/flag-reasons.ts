/** Why a reader thinks that something should not stand where it is. */
export const flagReasons = ['spam', 'fraud', 'offensive', 'wrong place', 'something else'] as const
