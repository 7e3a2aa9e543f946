import { check, link, select, text } from '#framework/doctypes'
import { defineEvent, nullable } from '#framework/events'

export const moderationEvents = {
  waiting: defineEvent(
    'moderation.queued',
    { item: link('Moderation Item') },
    { renamedFrom: 'moderation.waits' },
  ),
  flagged: defineEvent('moderation.flagged', { item: link('Moderation Item'), reason: text() }),
  decided: defineEvent('moderation.decided', {
    reference_doctype: text(),
    reference_name: text(),
    decision: select(['approved', 'hidden'], { renamedChoices: { kept: 'approved' } }),
    reason: nullable(text()),
    was_new: check(),
  }),
}
