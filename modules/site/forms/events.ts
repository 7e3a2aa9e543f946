import { link, text } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const formEvents = {
  /** Somebody sent a web form: `name` is the document of type `doctype` that it made. */
  sent: defineEvent(
    'forms.sent',
    { web_form: link('Web Form'), doctype: text(), name: text() },
    { isPublic: true },
  ),
}
