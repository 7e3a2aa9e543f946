import { check, docType, everything, text } from '#framework/doctypes'

export const Redirect = docType('Redirect', {
  fields: {
    source: text({
      label: 'From',
      required: true,
      unique: true,
      maxLength: 500,
      inList: true,
      description: 'Path such as /old-page',
    }),
    target: text({ label: 'To', required: true, format: 'URL', maxLength: 500, inList: true }),
    is_permanent: check({ label: 'Permanent', default: 1 }),
  },
  access: { 'System Manager': everything, 'School Office': everything },
  titleField: 'source',
})
