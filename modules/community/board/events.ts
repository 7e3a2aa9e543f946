import { link } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const boardEvents = {
  replied: defineEvent('board.replied', { reply: link('Reply') }),
}
