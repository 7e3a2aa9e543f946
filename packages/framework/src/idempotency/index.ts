export { answerOnce, type KeyErrors, pruneKeys } from './answer-once.ts'
export { isUsableKey, ownedKey, shortKey } from './idempotency-key.ts'
