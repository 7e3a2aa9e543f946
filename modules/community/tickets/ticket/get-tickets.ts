import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { qrDataUrl } from '#framework/printing'
import { openTickets } from './open-tickets.ts'
import { signTickets } from './sign-tickets.ts'

/** Returns the tickets of a registration. The token holder and the signed-in registrant may read them. */
export const getTickets = method({
  access: anyone,
  countsItself: true,
  input: { token: text(), registration: text() },
  methods: ['POST'],
  managesOwnTransaction: true,
  async run({ input, caller, site }) {
    const registrationTickets = await site.read(caller, (documents) => openTickets(documents, input))
    const signed = await signTickets(site, registrationTickets)
    return signed.map(({ name, full_name, companions, ticket_type, code, checked_in_at }) => ({
      attendee: name,
      full_name,
      companions,
      ticket_type,
      code,
      qr: qrDataUrl(code),
      checked_in_at,
    }))
  },
})
