import { link } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const classListEvents = {
  published: defineEvent('class_lists.published', { class_list: link('Class List') }),
}
