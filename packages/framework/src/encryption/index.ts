export { deriveToken, encrypt, decrypt, keyedHashes } from './encryption.ts'
export type { SiteSecrets } from './encryption.ts'
