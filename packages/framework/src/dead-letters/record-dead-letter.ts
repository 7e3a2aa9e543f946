import type { Documents } from '#framework/documents'
import type { DeadDelivery } from '#framework/events'
import type { GivenUp } from '#framework/tasks'
import { EventDelivery } from './event-delivery.doctype.ts'
import { TaskLog } from './task-log.doctype.ts'

const LONGEST_ERROR = 5000

export async function recordDeadDelivery(documents: Documents, delivery: DeadDelivery): Promise<void> {
  const { handler, event, attempts } = delivery
  const key = { event_id: event.id, subscription: handler.key }
  const fate = { attempts, error: delivery.error.slice(0, LONGEST_ERROR), state: 'waiting' } as const
  const [known] = await documents.find(EventDelivery, { where: key, fields: ['name'], limit: 1 })
  if (known) await documents.save(EventDelivery, known.name, fate)
  else
    await documents.insert(EventDelivery, {
      ...key,
      ...fate,
      event_name: event.name,
      payload: JSON.stringify(event.payload),
    })
}

export async function recordDeadTask(
  documents: Documents,
  { task, payload, attempts, error }: GivenUp,
): Promise<void> {
  await documents.insert(TaskLog, {
    task,
    attempts,
    error: error.slice(0, LONGEST_ERROR),
    payload: JSON.stringify(payload),
  })
}
