import { printMethod } from './print-method.ts'

export const printInvoice = printMethod()
