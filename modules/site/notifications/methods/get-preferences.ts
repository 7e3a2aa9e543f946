import { method, signedInUsers } from '#framework/modules'
import { NotificationPreference } from '../doctypes/notification-preference.doctype.ts'
import { outsideChannels } from '../rules/channels.ts'
import { isWelcome } from '../rules/choose-channels.ts'

const classes = ['transactional', 'promotional'] as const

/** What the caller hears of, over each channel; also where he never said anything. */
export const getPreferences = method({
  access: signedInUsers,
  input: {},
  reads: true,
  async run({ documents, caller: { user } }) {
    const said = await documents.asSystem().find(NotificationPreference, { where: { user } })
    return outsideChannels.flatMap((channel) =>
      classes.map((event_class) => {
        const own = said.find((one) => one.channel === channel && one.event_class === event_class)
        return {
          channel,
          event_class,
          is_on: isWelcome(channel, event_class, said) ? 1 : 0,
          quiet_from: own?.quiet_from ?? null,
          quiet_until: own?.quiet_until ?? null,
          time_zone: own?.time_zone ?? null,
        }
      }),
    )
  },
})
