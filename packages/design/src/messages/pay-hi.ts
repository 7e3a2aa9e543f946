import { contributions } from './hi/contributions.ts'
import { pay } from './hi/pay.ts'
import type { payEn } from './pay-en.ts'
import type { Translation } from './message.ts'

export const payHi: Translation<typeof payEn> = { ...contributions, ...pay }
