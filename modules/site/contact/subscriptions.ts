import { on } from '#framework/modules'
import { notify, usersWithRole } from '#site/notifications'
import { ContactMessage } from './doctypes/contact-message.doctype.ts'
import { letterAnswered, letterReceived } from './extensions.ts'

const NO_SUBJECT = '–'

const tellOffice = on('contact.received', 'contact.tell_office', async ({ payload }, documents) => {
  const { name, username, subject } = await documents.get(ContactMessage, String(payload['name']))
  await notify(documents, {
    event: letterReceived,
    key: name,
    people: await usersWithRole(documents, 'School Office'),
    values: { sender: username, subject: subject ?? NO_SUBJECT },
    link: `/desk/contact-message/${name}`,
  })
})

const sendAnswer = on('contact.answered', 'contact.send_answer', async ({ payload }, documents) => {
  const letter = await documents.get(ContactMessage, String(payload['name']))
  await notify(documents, {
    event: letterAnswered,
    key: `${letter.name} ${String(payload['modified'])}`,
    people: [{ email: letter.mailid }],
    values: {
      sender: letter.username,
      subject: letter.subject ?? NO_SUBJECT,
      answer: letter.answer ?? '',
    },
  })
})

export const contactSubscriptions = [tellOffice, sendAnswer]
