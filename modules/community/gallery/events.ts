import { json } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const galleryEvents = {
  /** Files of albums need a different visibility; `albums` is a JSON list of names. Handled after the commit. */
  files_out_of_sync: defineEvent(
    'gallery.files_out_of_sync',
    { albums: json() },
    { renamedFrom: 'gallery.disturbed' },
  ),
}
