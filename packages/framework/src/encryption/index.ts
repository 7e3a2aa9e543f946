export { deriveToken, seal, unseal } from './encryption.ts'
export type { SiteSecrets } from './encryption.ts'
