import { board } from './hi/board.ts'
import { classifieds } from './hi/classifieds.ts'
import { jobs } from './hi/jobs.ts'
import type { marketEn } from './market-en.ts'
import type { Translation } from './message.ts'

export const marketHi: Translation<typeof marketEn> = { ...board, ...classifieds, ...jobs }
