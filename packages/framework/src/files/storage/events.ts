import { text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

export const fileEvents = {
  /** A File does not need its bytes any more; another one may. */
  deleted: defineEvent('file.deleted', { file_url: nullable(text()) }),
}
