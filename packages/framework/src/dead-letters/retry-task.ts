import { method, onlyRoles } from '#framework/modules'
import { UnknownTask, type TaskPayload } from '#framework/tasks'
import { deadLetterErrors } from './errors.ts'
import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { TaskLog } from './task-log.doctype.ts'

function isPayload(value: unknown): value is TaskPayload {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function payloadOf(text: string | null): TaskPayload {
  const payload: unknown = JSON.parse(text ?? '{}')
  return isPayload(payload) ? payload : {}
}

export const taskAccess = onlyRoles('System Manager')

export const taskInput = { name: text({ required: true }) }

/** Retries a task that was given up; a further failure records it again. */
export const retryTask = method({
  access: taskAccess,
  input: taskInput,
  async run({ input: { name }, documents }) {
    const { task, payload } = await settleTask(documents, name, 'tried again')
    await documents.enqueue(task, payloadOf(payload)).catch((error: unknown) => {
      throw error instanceof UnknownTask ? deadLetterErrors.task_not_found(task) : error
    })
  },
})

export async function settleTask(documents: Documents, name: string, state: 'tried again' | 'discarded') {
  const log = await documents.lock(TaskLog, name)
  if (log.state !== 'waiting') throw deadLetterErrors.settled(log.state)
  await documents.asSystem().save(TaskLog, name, { state })
  return log
}
