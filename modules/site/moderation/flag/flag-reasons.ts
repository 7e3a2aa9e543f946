/** Why somebody thinks that a post should not stand where it is. */
export const flagReasons = [
  'spam',
  'fraud',
  'offensive',
  'danger to a child',
  'wrong place',
  'something else',
] as const
