export { desk } from './desk.module.ts'
export type { TypeCount } from './get-counts.ts'
export type { LatestDocument } from './get-latest.ts'
export type { DeskType } from './get-types.ts'
