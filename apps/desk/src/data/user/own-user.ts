import { readSession } from './session.ts'

/** Who uses this desk. */
export const ownUser = (): string => readSession()?.user ?? ''
