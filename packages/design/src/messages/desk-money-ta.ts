import { deskMoney } from './ta/desk-money.ts'
import type { deskMoneyEn } from './desk-money-en.ts'
import type { Translation } from './message.ts'

export const deskMoneyTa: Translation<typeof deskMoneyEn> = { ...deskMoney }
