import {
  docType,
  everything,
  link,
  longText,
  opaque,
  phone,
  select,
  text,
  type RoleName,
} from '#framework/doctypes'

export const office = [
  'System Manager',
  'School Office',
  'Store Manager',
] as const satisfies readonly RoleName[]

/** A message to the office. Its random name reveals neither the number of messages nor access to others. */
export const ContactMessage = docType('Contact Message', {
  naming: opaque('MSG-'),
  fields: {
    username: text({ required: true, label: 'Name', inList: true }),
    mailid: text({ required: true, label: 'Email', format: 'Email', inList: true }),
    phonenumber: phone({ label: 'Phone' }),
    subject: text({ inList: true }),
    message: longText({ required: true, maxLength: 5000 }),
    business: link('Business', { indexed: true }),
    state: select(['new', 'answered', 'closed'], {
      label: 'Status',
      tones: { new: 'info', answered: 'info' },
      required: true,
      default: 'new',
      inList: true,
      indexed: true,
    }),
    answer: longText({
      maxLength: 5000,
      description: 'Sent to the sender by email when the message is marked as answered',
    }),
    answer_mail: select(['waiting', 'sent', 'not sent', 'could not be sent'], {
      tones: { waiting: 'info', sent: 'ok', 'not sent': 'bad', 'could not be sent': 'bad' },
      label: 'Email with the answer',
      readOnly: true,
      inList: true,
    }),
    answer_problem: longText({
      label: 'Sending error',
      readOnly: true,
      maxLength: 2000,
      dependsOn: "eval:doc.answer_mail === 'could not be sent'",
    }),
  },
  states: {
    field: 'state',
    initial: 'new',
    transitions: [
      { action: 'Mark as answered', from: 'new', to: 'answered', roles: office },
      { action: 'Close', from: 'new', to: 'closed', roles: office },
      { action: 'Close', from: 'answered', to: 'closed', roles: office },
      { action: 'Reopen', from: 'closed', to: 'new', roles: office },
    ],
  },
  notices: [
    {
      key: 'no_mail_server',
      text: 'Not sent: no mail server is set up',
      dependsOn: "eval:doc.state !== 'new' && doc.answer_mail === 'not sent'",
    },
    {
      key: 'not_sent',
      text: 'The email with the answer could not be sent. Check the address and send it again.',
      dependsOn: "eval:doc.state !== 'new' && doc.answer_mail === 'could not be sent'",
    },
  ],
  actions: [
    {
      label: 'Send again',
      method: 'mela.contact.resend_answer',
      dependsOn:
        "eval:doc.state === 'answered' && ['not sent', 'could not be sent'].includes(doc.answer_mail)",
    },
  ],
  access: {
    'System Manager': everything,
    'School Office': everything,
    'Store Manager': everything,
  },
  waiting: [{ label: 'Messages to answer', field: 'state', values: ['new'] }],
  titleField: 'username',
  searchFields: ['mailid', 'subject'],
  sort: 'creation desc',
})
