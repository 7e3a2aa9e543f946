import { taskInSteps } from '#framework/tasks'
import { SEND_TASK } from './actions/notify.ts'
import { pruneMessages } from './actions/prune-messages.ts'
import { readPushKeys } from './actions/push-keys.ts'
import { sendDue } from './actions/send-due.ts'
import { openProviders } from './providers/open-providers.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_NIGHT = '29 3 * * *'

/** Carries messages out of the house: asked for by whoever queued one, and every minute for those that wait. */
const send = taskInSteps(
  SEND_TASK,
  async (_payload, step, site) => {
    const providers = await openProviders(site, await step(readPushKeys))
    try {
      await sendDue({ step, site, providers })
    } finally {
      for (const provider of Object.values(providers)) provider.close()
    }
  },
  EVERY_MINUTE,
)

const prune = taskInSteps(
  'notifications.prune',
  (_payload, step, site) => pruneMessages(step, site),
  EVERY_NIGHT,
)

export const notificationTasks = [send, prune]
