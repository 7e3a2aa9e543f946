import type { Documents } from '#framework/documents'
import type { Doc } from '#framework/doctypes'
import { isUniqueViolation } from '#framework/errors'
import type { EventClass, OutsideChannel } from '../notification/channels.rules.ts'
import { NotificationPreference } from './notification-preference.doctype.ts'

interface Topic {
  readonly user: string
  readonly channel: OutsideChannel
  readonly event_class: EventClass
}

type Choice = Partial<
  Pick<Doc<typeof NotificationPreference>, 'is_on' | 'quiet_from' | 'quiet_until' | 'time_zone'>
>

/** Stores a person's preference of a channel and topic, also when a second call stores the first one meanwhile. */
export async function storePreference(caller: Documents, topic: Topic, choice: Choice): Promise<void> {
  const system = caller.asSystem()
  const { user, channel, event_class } = topic
  const where = { user, channel, event_class }
  const saveStored = async (): Promise<boolean> => {
    const [stored] = await system.find(NotificationPreference, { where, fields: ['name'] })
    if (stored) await system.save(NotificationPreference, stored.name, choice)
    return stored !== undefined
  }
  if (await saveStored()) return
  try {
    await system.savepoint(() => system.insert(NotificationPreference, { ...where, ...choice }))
  } catch (error) {
    if (!isUniqueViolation(error) || !(await saveStored())) throw error
  }
}
