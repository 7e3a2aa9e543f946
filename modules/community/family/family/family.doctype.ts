import { docType, everything, longText, reading, series, text } from '#framework/doctypes'
import { ofOwnFamily } from '#community/students'

export const Family = docType('Family', {
  naming: series('FAM-.#####'),
  titleField: 'family_name',
  fields: {
    family_name: text({ required: true, inList: true, maxLength: 200 }),
    office_notes: longText({ level: 2, maxLength: 5000 }),
  },
  guarded: { reason: 'tells who belongs to a child', exempt: ofOwnFamily('name') },
  access: {
    'System Manager': everything,
    'School Office': everything,
    Guardian: reading(ofOwnFamily('name')),
  },
  sort: 'family_name asc',
  trackChanges: false,
})
