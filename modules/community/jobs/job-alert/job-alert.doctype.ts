import { date, docType, link, reading, text, whereUser } from '#framework/doctypes'

export const JobAlert = docType('Job Alert', {
  fields: {
    user: link('User', {
      ...{ required: true, readOnly: true, setOnlyOnce: true, indexed: true },
      ignoreUserPermissions: true,
    }),
    category: link('Job Category', { inList: true }),
    txt: text({ label: 'Search words', maxLength: 60, inList: true }),
    notified_until: date({
      renamedFrom: 'told_until',
      label: 'Notified until',
      ...{ required: true, readOnly: true, indexed: true },
      description: 'Jobs published before this day have been notified',
    }),
  },
  access: { All: reading(whereUser('user')) },
  sort: 'creation desc',
  retainDeleted: false,
  trackChanges: false,
})
