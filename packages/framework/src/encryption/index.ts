export { deriveToken, encrypt, decrypt } from './encryption.ts'
export type { SiteSecrets } from './encryption.ts'
