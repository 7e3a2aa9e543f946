import { defineModule } from '#framework/modules'
import { ModerationItem } from './doctypes/moderation-item.doctype.ts'
import { moderationItemHooks } from './doctypes/moderation-item.hooks.ts'
import { ModerationSettings } from './doctypes/moderation-settings.doctype.ts'
import { moderationExtensions } from './extensions.ts'
import { flag } from './methods/flag.ts'
import { moderationSubscriptions } from './subscriptions.ts'
import { messages } from './messages.ts'

export { putInQueue, takeFromQueue } from './actions/put-in-queue.ts'
export { needsReview, takePostingTurn, type Poster } from './methods/flag.ts'
export {
  flagKeepers,
  moderatedTypes,
  type ModeratedType,
  type NewFlag,
  type PostWords,
} from './extension-points.ts'
export { flagReasons } from './rules/flag-reasons.ts'
export { moderatedFields } from './rules/moderated.ts'

export const moderation = defineModule({
  name: 'moderation',
  docTypes: [ModerationItem, ModerationSettings],
  methods: { flag },
  hooks: [moderationItemHooks],
  subscriptions: moderationSubscriptions,
  extensions: moderationExtensions,
  messages,
})
