import { printing } from './papers.ts'

export const printInvoice = printing()
