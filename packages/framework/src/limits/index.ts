export { forgetTurns, pruneLimits } from './forget-turns.ts'
export type { Limit } from './limit.ts'
export { takeTurns } from './take-turns.ts'
export { createQueues, createTurns } from './turns.ts'
