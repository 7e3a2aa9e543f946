export { acceptInput, anyValue, type Inputs, type InputValues } from './accept-input.ts'
export { isUsableKey, ownedKey, shortKey } from './idempotency-key.ts'
