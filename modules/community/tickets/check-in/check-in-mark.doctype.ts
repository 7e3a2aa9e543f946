import { always, datetime, docType, link, prompted, reading, select, text } from '#framework/doctypes'
import { markKinds } from '#meta'
import { onlyRoles } from '#framework/modules'

/**
 * A check-in, check-out or correction by a device. Immutable, so that scans of offline devices can be merged. The
 * device generates its name.
 */
export const CheckInMark = docType('Check-in Mark', {
  naming: prompted,
  fields: {
    event: link('Mela Event', { required: true, readOnly: true, indexed: true, inList: true }),
    registration: link('Event Registration', {
      required: true,
      readOnly: true,
      indexed: true,
      inList: true,
    }),
    ticket_code: text({ required: true, readOnly: true, indexed: true, maxLength: 40 }),
    kind: select(markKinds, { label: 'Type', required: true, readOnly: true, inList: true }),
    at: datetime({
      label: 'Time',
      required: true,
      readOnly: true,
      inList: true,
      description: 'In the site’s time zone',
    }),
    device: text({
      required: true,
      readOnly: true,
      inList: true,
      maxLength: 60,
      description: 'Device at the entrance',
    }),
    undoes: text({ readOnly: true, indexed: true, description: 'Check-in that this one undoes' }),
  },
  access: {
    'System Manager': reading(always),
    'Event Staff': reading(always),
    'School Office': reading(always),
  },
  titleField: 'ticket_code',
  searchFields: ['device', 'registration'],
  sort: 'creation desc',
  trackChanges: false,
  appendOnly: true,
})

export const checkInRoles = ['Event Staff', 'School Office', 'System Manager'] as const

export const checkInStaff = onlyRoles(...checkInRoles)
