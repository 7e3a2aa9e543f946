import { always, docType, grant, html, select, text, whereOwner } from '#framework/doctypes'

export const Comment = docType('Comment', {
  fields: {
    comment_type: select(['Comment', 'Info'], { default: 'Comment', setOnlyOnce: true }),
    reference_doctype: text({
      format: 'DocType',
      label: 'Document type',
      required: true,
      setOnlyOnce: true,
      inList: true,
      indexed: true,
    }),
    reference_name: text({
      label: 'Document name',
      required: true,
      setOnlyOnce: true,
      inList: true,
      indexed: true,
      typeField: 'reference_doctype',
      followsDocument: true,
    }),
    content: html({ required: true, inList: true }),
  },
  access: {
    All: grant({
      select: whereOwner,
      read: whereOwner,
      write: whereOwner,
      create: always,
      delete: whereOwner,
    }),
  },
  sort: 'creation desc',
})
