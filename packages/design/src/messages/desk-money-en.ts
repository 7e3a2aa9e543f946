import { deskMoney } from './en/desk-money.ts'

/** The words of the desk's place for money: only its pages load them. */
export const deskMoneyEn = { ...deskMoney }
