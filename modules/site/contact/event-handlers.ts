import { on } from '#framework/events'
import { contactEvents } from './events.ts'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { keyOfNotice, notify, usersWithRole, notificationDeliveryEvents } from '#site/notifications'
import { ContactMessage } from './contact-message/contact-message.doctype.ts'
import { letterAnswered, letterReceived } from './extensions.ts'

const NO_SUBJECT = '–'
const LONGEST_SUBJECT = 60
const LONGEST_QUOTE = 2000

function firstWords(message: string): string {
  const words = message.replace(/\s+/g, ' ').trim()
  return words.length <= LONGEST_SUBJECT ? words : `${words.slice(0, LONGEST_SUBJECT).trimEnd()}…`
}

async function letterNamed(documents: Documents, name: unknown) {
  const [letter] = await documents.find(ContactMessage, { where: { name: String(name) }, limit: 1 })
  return letter ?? null
}

const notifyOffice = on(
  contactEvents.received,
  { key: 'contact.notify_office', renamedFrom: 'contact.tell_office' },
  async (payload, { documents }) => {
    const letter = await letterNamed(documents, payload.name)
    if (letter === null) return
    const { name, username, subject } = letter
    await notify(documents, {
      event: letterReceived,
      key: name,
      people: await usersWithRole(documents, 'School Office'),
      values: { sender: username, subject: subject ?? NO_SUBJECT },
      link: `/desk/contact-message/${name}`,
    })
  },
)

const sendAnswer = on(contactEvents.answered, 'contact.send_answer', async (payload, { documents }) => {
  const letter = await letterNamed(documents, payload.name)
  if (letter === null) return
  await notify(documents, {
    event: letterAnswered,
    key: `${letter.name} ${payload.modified}`,
    people: [{ email: letter.mailid }],
    values: {
      sender: letter.username,
      subject: letter.subject ?? firstWords(letter.message),
      answer: letter.answer ?? '',
      letter: letter.message.slice(0, LONGEST_QUOTE),
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
    if (payload.event !== letterAnswered.name) return
    const key = await keyOfNotice(documents, payload.notification)
    const [name] = key?.split(' ') ?? []
    const letter = await letterNamed(documents, name)
    if (letter === null) return
    const { end, reason } = payload
    await documents.asSystem().save(ContactMessage, letter.name, {
      answer_mail: ends[end] ?? 'not sent',
      answer_problem: reason,
    })
  },
)

export const contactEventHandlers = [notifyOffice, sendAnswer, followAnswer]
