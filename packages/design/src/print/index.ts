export { printFont } from './print-font.ts'
export { printRuns, type PrintRun } from './print-runs.ts'
export type { PrintWeight } from '../fonts/font-cuts.ts'
