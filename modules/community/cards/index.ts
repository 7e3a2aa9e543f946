import { defineModule } from '#framework/modules'
import { StudentCard, studentCardHooks } from './student-card/student-card.doctype.ts'
import { cardExtensions } from './extensions.ts'
import { getCard } from './student-card/get-card.ts'
import { issue } from './student-card/issue.ts'
import { replace } from './student-card/replace.ts'
import { revoke } from './student-card/revoke.ts'
import { verify } from './student-card/verify.ts'
import { cardEventHandlers } from './event-handlers.ts'
import { messages } from './messages.ts'

export { verifiable, type Verifiable, type Verified } from './extension-points.ts'

export const cards = defineModule({
  name: 'cards',
  docTypes: [StudentCard],
  methods: { getCard, issue, replace, revoke, verify },
  hooks: [studentCardHooks],
  eventHandlers: cardEventHandlers,
  extensions: cardExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
