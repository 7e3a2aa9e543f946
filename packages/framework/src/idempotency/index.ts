export { answerOnce, type KeyErrors } from './answer-once.ts'
export { isUsableKey, ownedKey, shortKey } from './idempotency-key.ts'
export { pruneKeys } from './prune-keys.ts'
