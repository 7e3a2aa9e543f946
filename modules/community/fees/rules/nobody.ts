/** What stands in a fee in place of a name that was erased. */
export const NOBODY = '—'
