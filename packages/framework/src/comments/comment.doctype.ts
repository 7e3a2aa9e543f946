import { always, docType, grant, html, select, text, whereOwner } from '#framework/doctypes'

/**
 * What somebody of the house says about a document, to those who work on it in the desk: never to the people whom the
 * document is for, or to whom it is shown. By itself a comment is its author's; all others see it beside the document.
 */
export const Comment = docType('Comment', {
  fields: {
    comment_type: select(['Comment', 'Info'], { default: 'Comment', setOnlyOnce: true }),
    reference_doctype: text({
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
      goesAlong: true,
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
