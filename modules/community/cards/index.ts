import { defineModule } from '#framework/modules'
import { StudentCard } from './doctypes/student-card.doctype.ts'
import { studentCardHooks } from './doctypes/student-card.hooks.ts'
import { cardExtensions } from './extensions.ts'
import { getCard } from './methods/get-card.ts'
import { issue } from './methods/issue.ts'
import { replace } from './methods/replace.ts'
import { revoke } from './methods/revoke.ts'
import { verify } from './methods/verify.ts'
import { cardSubscriptions } from './subscriptions.ts'
import { messages } from './messages.ts'

export { issueCard, type CardWanted } from './actions/issue-card.ts'
export { StudentCard } from './doctypes/student-card.doctype.ts'
export { verifiable, type Verifiable, type Verified } from './extension-points.ts'

export const cards = defineModule({
  name: 'cards',
  docTypes: [StudentCard],
  methods: { getCard, issue, replace, revoke, verify },
  hooks: [studentCardHooks],
  subscriptions: cardSubscriptions,
  extensions: cardExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
