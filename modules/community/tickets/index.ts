import { defineModule } from '#framework/modules'
import { CheckInMark } from './check-in/check-in-mark.doctype.ts'
import { TicketKey, ticketKeyHooks } from './ticket-key/ticket-key.doctype.ts'
import { calendar } from './ticket/calendar.ts'
import { download } from './ticket/download.ts'
import { getDuties } from './check-in/get-duties.ts'
import { getKeys } from './ticket-key/get-keys.ts'
import { getRoster } from './check-in/get-roster.ts'
import { getTickets } from './ticket/get-tickets.ts'
import { sync } from './check-in/sync.ts'
import { verify } from './check-in/verify.ts'
import { messages } from './messages.ts'

export { organisationName } from './ticket/download.ts'
export { signingKey } from './ticket/sign-tickets.ts'
export { acceptedKeys } from './ticket-key/get-keys.ts'

export const tickets = defineModule({
  name: 'tickets',
  docTypes: [TicketKey, CheckInMark],
  systemTypes: [TicketKey],
  methods: { getDuties, getKeys, getTickets, download, calendar, getRoster, sync, verify },
  hooks: [ticketKeyHooks],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
