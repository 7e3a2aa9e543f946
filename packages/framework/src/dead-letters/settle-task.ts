import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { onlyRoles } from '#framework/modules'
import { deadLetterErrors } from './errors.ts'
import { TaskLog } from './task-log.doctype.ts'

export const input = { name: text({ required: true }) }

export const access = onlyRoles('System Manager')

export async function settle(documents: Documents, name: string, state: 'tried again' | 'discarded') {
  const log = await documents.lock(TaskLog, name)
  if (log.state !== 'waiting') throw deadLetterErrors.settled(log.state)
  await documents.asSystem().save(TaskLog, name, { state })
  return log
}
