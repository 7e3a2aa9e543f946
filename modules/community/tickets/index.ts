import { defineModule } from '#framework/modules'
import { CheckInMark } from './doctypes/check-in-mark.doctype.ts'
import { TicketKey } from './doctypes/ticket-key.doctype.ts'
import { ticketKeyHooks } from './doctypes/ticket-key.hooks.ts'
import { calendar } from './methods/calendar.ts'
import { download } from './methods/download.ts'
import { getDuties } from './methods/get-duties.ts'
import { getKeys } from './methods/get-keys.ts'
import { getRoster } from './methods/get-roster.ts'
import { getTickets } from './methods/get-tickets.ts'
import { sync } from './methods/sync.ts'
import { verify } from './methods/verify.ts'
import { messages } from './messages.ts'

export { codeModules, codePicture, type CodeModules } from './actions/code-picture.ts'
export { organisationName, drawCode } from './methods/download.ts'
export { signingKey } from './actions/signed-tickets.ts'
export { acceptedKeys } from './doctypes/ticket-key.queries.ts'

export const tickets = defineModule({
  name: 'tickets',
  docTypes: [TicketKey, CheckInMark],
  systemTypes: [TicketKey],
  methods: { getDuties, getKeys, getTickets, download, calendar, getRoster, sync, verify },
  hooks: [ticketKeyHooks],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
