export { deriveToken } from './derive-token.ts'
export { seal, unseal } from './seal.ts'
export type { SealingPlace } from './site-keys.ts'
