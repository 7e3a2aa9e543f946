import {
  always,
  datetime,
  docType,
  grant,
  link,
  longText,
  reading,
  select,
  text,
  whereUser,
} from '#framework/doctypes'
import { channels } from './channels.rules.ts'

export const Notification = docType('Notification', {
  fields: {
    event: text({ required: true, inList: true }),
    event_key: text({
      required: true,
      description: 'Distinguishes this occurrence of the event from others',
    }),
    recipient: text({
      required: true,
      maxLength: 300,
      description: 'The user, or the address of a person without an account',
    }),
    channel: select(channels, { required: true, inList: true }),
    user: link('User', { indexed: true, inList: true }),
    title: text({ maxLength: 200, inList: true }),
    body: longText({ maxLength: 10_000 }),
    link: text({ maxLength: 500, description: 'Path in the app or the desk' }),
    read_at: datetime(),
  },
  access: {
    'System Manager': grant({ select: always, read: always, report: always, delete: always }),
    All: reading(whereUser('user')),
  },
  uniqueTogether: [['event', 'event_key', 'recipient', 'channel']],
  titleField: 'title',
  sort: 'creation desc',
  trackChanges: false,
  // Marking all as read may change fifty thousand rows.
  bulkWrites: { skips: ['events'] },
})
