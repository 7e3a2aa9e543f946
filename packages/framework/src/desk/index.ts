export { desk } from './desk.module.ts'
export type { Connection } from './get-connections.ts'
export type { LatestDocument } from './get-latest.ts'
export type { DeskType } from './get-types.ts'
