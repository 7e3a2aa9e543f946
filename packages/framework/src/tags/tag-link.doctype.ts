import { docType, everything, link, text } from '#framework/doctypes'

export const TagLink = docType('Tag Link', {
  fields: {
    tag: link('Tag', { required: true, inList: true }),
    document_type: text({ required: true, inList: true }),
    document_name: text({ required: true, inList: true, typeField: 'document_type', followsDocument: true }),
  },
  uniqueTogether: [['document_type', 'document_name', 'tag']],
  access: { 'System Manager': everything },
  sort: 'creation desc',
  trackChanges: false,
})
