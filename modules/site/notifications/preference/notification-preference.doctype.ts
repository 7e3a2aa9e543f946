import { check, docType, everything, link, reading, select, text, time, whereUser } from '#framework/doctypes'
import { eventClasses, outsideChannels } from '../notification/channels.rules.ts'

export const NotificationPreference = docType('Notification Preference', {
  fields: {
    user: link('User', { required: true, inList: true }),
    channel: select(outsideChannels, { required: true, inList: true }),
    event_class: select(eventClasses, { label: 'Notification type', required: true, inList: true }),
    is_on: check({ label: 'On', default: 1, inList: true }),
    quiet_from: time({ label: 'Quiet hours from' }),
    quiet_until: time({ label: 'Quiet hours until' }),
    time_zone: text({ maxLength: 60, description: 'Of the quiet hours. The site’s time zone if empty.' }),
  },
  access: { 'System Manager': everything, All: reading(whereUser('user')) },
  uniqueTogether: [['user', 'channel', 'event_class']],
  titleField: 'user',
})
