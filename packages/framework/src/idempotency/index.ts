export { runIdempotent, type KeyErrors, pruneKeys } from './run-idempotent.ts'
export { isUsableKey, ownedKey, shortKey } from './idempotency-key.ts'
