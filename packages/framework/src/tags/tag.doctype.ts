import { docType, everything, longText, prompted } from '#framework/doctypes'

/** A word by which documents are gathered. Staff may speak plainly in tags: others do not see them. */
export const Tag = docType('Tag', {
  naming: prompted,
  fields: { description: longText() },
  access: { 'System Manager': everything },
  allowRename: true,
})
