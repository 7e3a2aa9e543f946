import { defineModule } from '#framework/modules'
import { ModerationItem } from './moderation-item/moderation-item.doctype.ts'
import { moderationItemHooks } from './moderation-item/moderation-item.hooks.ts'
import { ModerationSettings } from './flag/moderation-settings.doctype.ts'
import { moderationExtensions } from './extensions.ts'
import { flag } from './flag/flag.ts'
import { moderationEventHandlers } from './event-handlers.ts'
import { messages } from './messages.ts'

export { addToQueue, removeFromQueue } from './moderation-item/moderation-queue.ts'
export { flagsNeedReview, consumePostingRateLimit } from './flag/flag.ts'
export { flagStores, moderatedTypes, type NewFlag } from './extension-points.ts'
export { flagReasons } from './moderation-item/moderation-item.doctype.ts'
export { moderatedFields } from './moderation-item/moderated-fields.ts'

export const moderation = defineModule({
  name: 'moderation',
  docTypes: [ModerationItem, ModerationSettings],
  methods: { flag },
  hooks: [moderationItemHooks],
  eventHandlers: moderationEventHandlers,
  extensions: moderationExtensions,
  messages,
})
export { moderationEvents } from './events.ts'
