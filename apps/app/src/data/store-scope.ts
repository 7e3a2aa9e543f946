import type { Visit } from './visit.ts'

type Store = Pick<Visit, 'business'>

/**
 * Whose things are shown, wherever things are: those of the store that a person chose, and of every store where he chose
 * none. So it stands among the arguments of what is asked; everybody who chose none asks the same.
 */
export const scopeOf = ({ business }: Store): { business?: string } => (business === null ? {} : { business })

/** The name of an answer that hangs on it: it is asked for again when another store is chosen. */
export const scopedKey = (key: string, { business }: Store): string =>
  business === null ? key : `${key}@${business}`
