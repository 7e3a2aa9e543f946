import { text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

export const fileEvents = {
  /** Emitted when a File no longer needs its bytes; another one may. */
  deleted: defineEvent('file.deleted', { file_url: nullable(text()) }),
}
