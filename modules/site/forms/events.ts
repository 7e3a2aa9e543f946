import { link, text } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const formEvents = {
  /** A web form was submitted: `name` is the created document of type `doctype`. */
  sent: defineEvent(
    'forms.sent',
    { web_form: link('Web Form'), doctype: text(), name: text() },
    { isPublic: true },
  ),
}
