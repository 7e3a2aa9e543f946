import { decrypt, encrypt, type SiteSecrets } from '#framework/encryption'

const OWNER = 'notification'

const PREFIX = 'encrypted:'

/** Encrypts a secret value of a notification, for one that is worth money while its message waits to be sent. */
export const encryptSecretValue = async (site: SiteSecrets, value: string): Promise<string> =>
  `${PREFIX}${await encrypt(site, OWNER, value)}`

/** Returns the value that `encryptSecretValue` encrypted; another one unchanged. Empty when the key is gone. */
export async function decryptSecretValue(site: SiteSecrets, value: string): Promise<string> {
  if (!value.startsWith(PREFIX)) return value
  return (await decrypt(site, OWNER, value.slice(PREFIX.length))) ?? ''
}
