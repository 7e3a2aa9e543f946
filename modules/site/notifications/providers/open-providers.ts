import type { Site } from '#framework/tasks'
import type { OutsideChannel } from '../rules/channels.ts'
import { mailProvider } from './mail.ts'
import type { Provider } from './provider.ts'
import { pushProvider, type PushKeys } from './push.ts'
import { textMessageProvider } from './text-message.ts'

/** Who carries what. A channel that is absent has nobody: its messages are kept where staff can read them. */
export type Providers = Partial<Readonly<Record<OutsideChannel, Provider>>>

/** The providers that the site's settings name. Close them when the round is over. */
export function openProviders(site: Site, pushKeys: PushKeys | null): Providers {
  const { mail, messages, publicUrl } = site
  return {
    ...(mail?.url ? { 'e-mail': mailProvider(mail.url, mail, new URL(publicUrl).hostname) } : {}),
    ...(messages?.url ? { sms: textMessageProvider(messages.url, messages) } : {}),
    ...(pushKeys ? { push: pushProvider(pushKeys, publicUrl) } : {}),
  }
}
