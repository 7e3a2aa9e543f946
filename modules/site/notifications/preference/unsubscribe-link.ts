import { encrypt, decrypt, type SiteSecrets } from '#framework/encryption'
import { eventClasses, type EventClass } from '../notification/channels.rules.ts'

const PURPOSE = 'unsubscribe from e-mail'

export interface Unsubscription {
  readonly user: string
  readonly event_class: EventClass
}

/** The key of an unsubscribe link: it needs no sign-in, ends e-mails of one topic and opens nothing else. */
export const unsubscribeKey = (site: SiteSecrets, { user, event_class }: Unsubscription): Promise<string> =>
  encrypt(site, PURPOSE, JSON.stringify([user, event_class]))

/** Reads a key; null when it is not of this site. */
export async function readUnsubscribeKey(site: SiteSecrets, key: string): Promise<Unsubscription | null> {
  const text = await decrypt(site, PURPOSE, key)
  const parsed: unknown = text === null ? null : JSON.parse(text)
  const parts: readonly unknown[] = Array.isArray(parsed) ? parsed : []
  const [user, given] = parts
  const event_class = eventClasses.find((one) => one === given)
  return typeof user === 'string' && event_class ? { user, event_class } : null
}
