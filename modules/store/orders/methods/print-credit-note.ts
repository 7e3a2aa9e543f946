import { printing } from './papers.ts'

export const printCreditNote = printing()
