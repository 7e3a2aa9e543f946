import { on } from '#framework/events'
import { contactEvents } from './events.ts'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { keyOfNotice, notify, usersWithRole, notificationDeliveryEvents } from '#site/notifications'
import { ContactMessage } from './contact-message/contact-message.doctype.ts'
import { messageAnswered, messageReceived } from './extensions.ts'

const NO_SUBJECT = '–'
const LONGEST_SUBJECT = 60
const LONGEST_QUOTE = 2000

function firstWords(message: string): string {
  const words = message.replace(/\s+/g, ' ').trim()
  return words.length <= LONGEST_SUBJECT ? words : `${words.slice(0, LONGEST_SUBJECT).trimEnd()}…`
}

async function findMessage(documents: Documents, name: unknown) {
  const [message] = await documents.find(ContactMessage, { where: { name: String(name) }, limit: 1 })
  return message ?? null
}

const notifyOffice = on(
  contactEvents.received,
  { key: 'contact.notify_office', renamedFrom: 'contact.tell_office' },
  async (payload, { documents }) => {
    const message = await findMessage(documents, payload.name)
    if (message === null) return
    const { name, username, subject } = message
    await notify(documents, {
      event: messageReceived,
      key: name,
      people: await usersWithRole(documents, 'School Office'),
      values: { sender: username, subject: subject ?? NO_SUBJECT },
      link: `/desk/contact-message/${name}`,
    })
  },
)

const sendAnswer = on(contactEvents.answered, 'contact.send_answer', async (payload, { documents }) => {
  const message = await findMessage(documents, payload.name)
  if (message === null) return
  await notify(documents, {
    event: messageAnswered,
    key: `${message.name} ${payload.modified}`,
    people: [{ email: message.mailid }],
    values: {
      sender: message.username,
      subject: message.subject ?? firstWords(message.message),
      answer: message.answer ?? '',
      letter: message.message.slice(0, LONGEST_QUOTE),
    },
  })
})

const ends: Readonly<Record<string, Doc<typeof ContactMessage>['answer_mail']>> = {
  sent: 'sent',
  'not sent': 'not sent',
  dead: 'could not be sent',
}

const followAnswer = on(
  notificationDeliveryEvents.ended,
  'contact.follow_answer',
  async (payload, { documents }) => {
    if (payload.event !== messageAnswered.name) return
    const key = await keyOfNotice(documents, payload.notification)
    const [name] = key?.split(' ') ?? []
    const message = await findMessage(documents, name)
    if (message === null) return
    const { end, reason } = payload
    await documents.asSystem().save(ContactMessage, message.name, {
      answer_mail: ends[end] ?? 'not sent',
      answer_problem: reason,
    })
  },
)

export const contactEventHandlers = [notifyOffice, sendAnswer, followAnswer]
