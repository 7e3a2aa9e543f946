import { board } from './ta/board.ts'
import { classifieds } from './ta/classifieds.ts'
import { jobs } from './ta/jobs.ts'
import type { marketEn } from './market-en.ts'
import type { Translation } from './message.ts'

export const marketTa: Translation<typeof marketEn> = { ...board, ...classifieds, ...jobs }
