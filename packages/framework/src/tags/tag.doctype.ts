import { docType, everything, longText, prompted } from '#framework/doctypes'

export const Tag = docType('Tag', {
  naming: prompted,
  fields: { description: longText() },
  access: { 'System Manager': everything },
  allowRename: true,
})
