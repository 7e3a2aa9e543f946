export { deriveToken } from './derive-token.ts'
export { seal, unseal } from './secret-box.ts'
export type { SealingPlace } from './site-keys.ts'
