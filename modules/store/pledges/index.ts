import { defineModule } from '#framework/modules'
import { pledgeEventHandlers } from './event-handlers.ts'
import { pledgeExtensions } from './extensions.ts'
import { messages } from './messages.ts'
import { getPledges } from './pledge/get-pledges.ts'
import { Pledge } from './pledge/pledge.doctype.ts'
import { pledgeHooks } from './pledge/pledge.hooks.ts'
import { PledgeSale } from './sale/pledge-sale.doctype.ts'
import { pledgeTasks } from './tasks.ts'

export const pledges = defineModule({
  name: 'pledges',
  deskSection: 'store',
  docTypes: [Pledge, PledgeSale],
  methods: { getPledges },
  hooks: [pledgeHooks],
  eventHandlers: pledgeEventHandlers,
  tasks: pledgeTasks,
  extensions: pledgeExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
