import { printMethod } from './open-tax-document.ts'

export const printCreditNote = printMethod()
