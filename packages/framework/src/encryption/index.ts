export { deriveToken } from './derive-token.ts'
export { seal, unseal } from './secret-box.ts'
export type { EncryptionContext } from './site-keys.ts'
