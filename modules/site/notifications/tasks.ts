import type { Context } from '#framework/context'
import { taskInSteps, type SiteSettings } from '#framework/tasks'
import { SEND_TASK } from './notification/notify.ts'
import type { Documents } from '#framework/documents'
import { datetimeIn } from '#meta'
import { Notification } from './notification/notification.doctype.ts'
import { OutboxMessage } from './outbox/outbox-message.doctype.ts'
import { readPushKeys } from './push/get-push-key.ts'
import { sendDue } from './outbox/send-due.ts'
import { openProviders } from './providers/open-providers.ts'

const DAY = 24 * 60 * 60_000
const MESSAGE_RETENTION = 90 * DAY
const NOTIFICATION_RETENTION = 365 * DAY
const BATCH = 200
const MAX_BATCHES = 50

async function pruneOutbox(documents: Documents, before: string): Promise<number> {
  const old = await documents.find(OutboxMessage, {
    where: { state: ['in', ['sent', 'not sent', 'dead']], creation: ['<', before] },
    fields: ['name'],
    limit: BATCH,
  })
  for (const { name } of old) await documents.delete(OutboxMessage, name)
  return old.length
}

async function pruneNotifications(documents: Documents, before: string): Promise<number> {
  const old = await documents.find(Notification, {
    where: { creation: ['<', before] },
    fields: ['name'],
    limit: BATCH,
  })
  for (const { name } of old) await documents.delete(Notification, name)
  return old.length
}

async function untilNoneLeft(pruneBatch: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) if ((await pruneBatch()) < BATCH) return
}

async function pruneMessages(step: Context['inTransaction'], site: SiteSettings): Promise<void> {
  const ago = (documents: Documents, span: number) =>
    datetimeIn(site.timeZone, new Date(documents.now.getTime() - span))
  await untilNoneLeft(() => step((documents) => pruneOutbox(documents, ago(documents, MESSAGE_RETENTION))))
  await untilNoneLeft(() =>
    step((documents) => pruneNotifications(documents, ago(documents, NOTIFICATION_RETENTION))),
  )
}

const EVERY_MINUTE = '* * * * *'
const EVERY_NIGHT = '29 3 * * *'

const send = taskInSteps(
  SEND_TASK,
  async (_payload, { inTransaction: step, site }) => {
    const providers = await openProviders(site.settings, await step(readPushKeys))
    try {
      await sendDue({ step, site: site.settings, providers, secrets: site })
    } finally {
      for (const provider of Object.values(providers)) provider.close()
    }
  },
  EVERY_MINUTE,
)

const prune = taskInSteps(
  'notifications.prune',
  (_payload, { inTransaction, site }) => pruneMessages(inTransaction, site.settings),
  EVERY_NIGHT,
)

export const notificationTasks = [send, prune]
