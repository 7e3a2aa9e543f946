import type { Site } from '#framework/context'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { NotificationPreference } from './notification-preference.doctype.ts'
import { PushSubscription } from '../push/push-subscription.doctype.ts'
import { outsideChannels, type OutsideChannel } from '../notification/channels.rules.ts'
import { isWelcome } from './preference.rules.ts'

const classes = ['transactional', 'promotional'] as const

async function openChannels(
  documents: Documents,
  user: string,
  { mail, messages }: Site['settings'],
): Promise<readonly OutsideChannel[]> {
  const browsers = await documents.asSystem().find(PushSubscription, {
    where: { user },
    fields: ['name'],
    limit: 1,
  })
  const isOpen: Readonly<Record<OutsideChannel, boolean>> = {
    'e-mail': Boolean(mail?.url),
    sms: Boolean(messages?.url),
    whatsapp: false,
    push: browsers.length > 0,
  }
  return outsideChannels.filter((channel) => isOpen[channel])
}

/**
 * Returns the caller's notification preferences for each channel that reaches them. Preferences that were never set are
 * included.
 */
export const getPreferences = method({
  access: signedInUsers,
  input: {},
  reads: true,
  async run({ documents, caller: { user }, site }) {
    const stored = await documents.asSystem().find(NotificationPreference, { where: { user } })
    const offered = await openChannels(documents, user, site.settings)
    return offered.flatMap((channel) =>
      classes.map((event_class) => {
        const own = stored.find((one) => one.channel === channel && one.event_class === event_class)
        return {
          channel,
          event_class,
          is_on: isWelcome(channel, event_class, stored) ? 1 : 0,
          quiet_from: own?.quiet_from ?? null,
          quiet_until: own?.quiet_until ?? null,
          time_zone: own?.time_zone ?? null,
        }
      }),
    )
  },
})
