import { board } from './en/board.ts'
import { classifieds } from './en/classifieds.ts'
import { jobs } from './en/jobs.ts'

/** The words of the message board, of advertisements and of work: only their pages load them. */
export const marketEn = { ...board, ...classifieds, ...jobs }
