import { contributions } from './ta/contributions.ts'
import { pay } from './ta/pay.ts'
import type { payEn } from './pay-en.ts'
import type { Translation } from './message.ts'

export const payTa: Translation<typeof payEn> = { ...contributions, ...pay }
