import { text, type Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, onlyRoles } from '#framework/modules'
import { SEND_TASK } from '../notification/notify.ts'
import { OutboxMessage } from './outbox-message.doctype.ts'
import { notificationErrors } from '../errors.ts'

async function copyOf(documents: Documents, message: Doc<typeof OutboxMessage>): Promise<string> {
  const { channel, recipient, subject, body, link, language, event, event_class } = message
  const { user, notification, template_id } = message
  const { name } = await documents.insert(OutboxMessage, {
    ...{ channel, recipient, subject, body, link, language, event, event_class },
    ...{ user, notification, template_id },
  })
  return name
}

/** Resends a message that failed, was held or did not arrive. It returns the message's name. */
export const resend = method({
  access: onlyRoles('System Manager'),
  input: { name: text({ required: true }) },
  async run({ input: { name }, documents }) {
    const system = documents.asSystem()
    const message = await system.lock(OutboxMessage, name)
    if (message.state === 'sending') throw notificationErrors.being_sent()
    const hasLostSecret =
      message.has_secrets === 1 && (await system.secret(OutboxMessage, name, 'secret_values')) === null
    if (hasLostSecret) throw notificationErrors.secret_deleted()
    await system.enqueue(SEND_TASK, {})
    if (message.state === 'sent') return { name: await copyOf(system, message) }
    await system.save(OutboxMessage, name, { state: 'queued', attempts: 0, next_attempt: null, error: null })
    return { name }
  },
})
