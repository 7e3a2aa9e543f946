import type { Site } from '#framework/tasks'
import type { OutsideChannel } from '../rules/channels.ts'
import type { Provider } from './provider.ts'
import type { PushKeys } from './push.ts'
import { textMessageProvider } from './text-message.ts'

/** Who carries what. A channel that is absent has nobody: its messages are kept where staff can read them. */
export type Providers = Partial<Readonly<Record<OutsideChannel, Provider>>>

/** What speaks SMTP and what wakes browsers take megabytes: a house that sends neither never loads them. */
async function openMail({ mail, publicUrl }: Site): Promise<Providers> {
  if (!mail?.url) return {}
  const { mailProvider } = await import('./mail.ts')
  return { 'e-mail': mailProvider(mail.url, mail, new URL(publicUrl).hostname) }
}

async function openPush(pushKeys: PushKeys | null, { publicUrl }: Site): Promise<Providers> {
  if (!pushKeys) return {}
  const { pushProvider } = await import('./push.ts')
  return { push: pushProvider(pushKeys, publicUrl) }
}

/** The providers that the site's settings name. Close them when the round is over. */
export async function openProviders(site: Site, pushKeys: PushKeys | null): Promise<Providers> {
  const { messages } = site
  return {
    ...(await openMail(site)),
    ...(messages?.url ? { sms: textMessageProvider(messages.url, messages) } : {}),
    ...(await openPush(pushKeys, site)),
  }
}
