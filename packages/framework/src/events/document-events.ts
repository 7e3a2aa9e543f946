import { text } from '#framework/doctypes'
import { defineEvent, nullable, optional } from './define-event.ts'

const document = { doctype: text(), name: text() } as const

const isPublic = { isPublic: true } as const

/** Events of every document, stored by the statement that writes it. */
export const documentEvents = {
  inserted: defineEvent('document.inserted', document, isPublic),
  saved: defineEvent('document.saved', document, isPublic),
  submitted: defineEvent('document.submitted', document, isPublic),
  cancelled: defineEvent('document.cancelled', document, isPublic),
  transitioned: defineEvent(
    'document.transitioned',
    {
      ...document,
      field: text(),
      from: nullable(text()),
      to: nullable(text()),
      action: text(),
      user: text(),
    },
    { ...isPublic, renamedFrom: 'document.moved' },
  ),
  /** `deleted_document` names the Deleted Document from which it can be restored. */
  deleted: defineEvent(
    'document.deleted',
    { ...document, deleted_document: optional(text({ renamedFrom: 'kept_as' })) },
    isPublic,
  ),
  renamed: defineEvent('document.renamed', { ...document, old_name: text() }, isPublic),
}
