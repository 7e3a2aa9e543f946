import { printMethod } from './print-method.ts'

export const printCreditNote = printMethod()
