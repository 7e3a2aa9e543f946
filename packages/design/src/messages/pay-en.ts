import { contributions } from './en/contributions.ts'
import { pay } from './en/pay.ts'

/** The words of paying: only the pages on which something is paid load them. */
export const payEn = { ...contributions, ...pay }
