import { check, docType, everything, grant, always, longText, select, text } from '#framework/doctypes'
import { channels, noticeLanguages } from '../notification/channels.rules.ts'

export const NotificationTemplate = docType('Notification Template', {
  fields: {
    event: text({ required: true, inList: true, indexed: true, description: 'For example contact.received' }),
    channel: select(channels, { required: true, inList: true }),
    language: select(noticeLanguages, { required: true, default: 'en', inList: true }),
    enabled: check({ default: 1, inList: true, description: 'If off, the standard text is used' }),
    subject: text({ required: true, maxLength: 200 }),
    body: longText({
      required: true,
      maxLength: 5000,
      description: 'Plain text. Write {{ name }} to insert a value.',
    }),
    dlt_template_id: text({
      label: 'DLT template ID',
      description: 'ID under which this text message is registered in India',
    }),
  },
  access: {
    'System Manager': everything,
    'School Office': grant({ select: always, read: always, write: always, create: always, delete: always }),
  },
  uniqueTogether: [['event', 'channel', 'language']],
  titleField: 'event',
  searchFields: ['subject', 'body'],
  sort: 'event asc',
})
