export { papers, type Printing } from './paper.ts'
export { printing } from './printing.module.ts'
