import { docType, everything, link, longText, reading, select, series, text } from '#framework/doctypes'
import { ofOwnFamily } from '#community/students'

const office = ['School Office', 'System Manager'] as const

/** What a guardian wants changed of how he is reached: whoever holds a family's number is let in by it, so the office decides. */
export const ContactChange = docType('Contact Change', {
  naming: series('CC-.#####'),
  waiting: [{ label: 'Contact changes to review', field: 'state', values: ['open'] }],
  titleField: 'new_value',
  fields: {
    family: link('Family', { required: true, setOnlyOnce: true, inList: true }),
    guardian: link('Guardian', { required: true, setOnlyOnce: true, inList: true }),
    field: select(['phone', 'email', 'full_name'], {
      required: true,
      setOnlyOnce: true,
      inList: true,
      label: 'Detail',
    }),
    old_value: text({ readOnly: true, inList: true }),
    new_value: text({ required: true, setOnlyOnce: true, inList: true }),
    reason: longText({ maxLength: 1000 }),
    state: select(['open', 'accepted', 'refused'], {
      label: 'Status',
      tones: { open: 'warn', accepted: 'ok', refused: 'bad' },
      required: true,
      default: 'open',
      inList: true,
    }),
    answer: longText({ maxLength: 1000, description: 'Sent to the guardian' }),
    requested_by: link('User', { readOnly: true }),
    decided_by: link('User', { readOnly: true }),
  },
  states: {
    field: 'state',
    initial: 'open',
    moves: [
      { action: 'Accept', from: 'open', to: 'accepted', roles: office },
      { action: 'Refuse', from: 'open', to: 'refused', roles: office },
    ],
  },
  guarded: { reason: 'tells who belongs to a child', exempt: ofOwnFamily('family', 'may_change') },
  access: {
    'System Manager': everything,
    'School Office': everything,
    Guardian: reading(ofOwnFamily('family', 'may_change')),
  },
  sort: 'creation desc',
  trackChanges: false,
})
