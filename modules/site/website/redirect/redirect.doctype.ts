import { check, docType, everything, text } from '#framework/doctypes'

export const Redirect = docType('Redirect', {
  fields: {
    source: text({
      required: true,
      unique: true,
      maxLength: 500,
      inList: true,
      description: 'Path, like /old-page',
    }),
    target: text({ required: true, format: 'URL', maxLength: 500, inList: true }),
    is_permanent: check({ default: 1 }),
  },
  access: { 'System Manager': everything, 'School Office': everything },
  titleField: 'source',
})
