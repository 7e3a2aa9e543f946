import { deskMoney } from './hi/desk-money.ts'
import type { deskMoneyEn } from './desk-money-en.ts'
import type { Translation } from './message.ts'

export const deskMoneyHi: Translation<typeof deskMoneyEn> = { ...deskMoney }
