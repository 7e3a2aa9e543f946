import { always, docType, link, longText, reading, select, text } from '#framework/doctypes'
import { flagReasons } from '#site/moderation'
import { SYSTEM_LEVEL } from './post-fields.ts'

const immutable = { required: true, readOnly: true, setOnlyOnce: true } as const
const office = reading(always)

export const ReviewFlag = docType('Review Flag', {
  fields: {
    reference_doctype: text({
      format: 'DocType',
      namesType: true,
      label: 'Document type',
      ...immutable,
      inList: true,
    }),
    reference_name: text({ label: 'Document', ...immutable, indexed: true, inList: true }),
    reason: select(flagReasons, { required: true, readOnly: true, default: 'something else', inList: true }),
    detail: longText({ readOnly: true, maxLength: 500, inList: true }),
    user: link('User', { readOnly: true, inList: true, ignoreUserPermissions: true }),
    flagger: text({
      label: 'Reported by',
      ...immutable,
      hidden: true,
      level: SYSTEM_LEVEL,
      description: 'Identifies the person who reported it',
    }),
  },
  access: { 'System Manager': office, 'Store Manager': office, 'School Office': office, Moderator: office },
  uniqueTogether: [['reference_doctype', 'reference_name', 'flagger']],
  titleField: 'reference_name',
  sort: 'creation desc',
  trackChanges: false,
})
