export { deriveToken, seal, unseal } from './encryption.ts'
export type { EncryptionContext } from './encryption.ts'
