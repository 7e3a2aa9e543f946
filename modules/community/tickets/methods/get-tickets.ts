import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { codePicture } from '../actions/code-picture.ts'
import { openTickets } from '../actions/open-tickets.ts'
import { signedTickets } from '../actions/signed-tickets.ts'

/** The tickets of a registration, for whoever holds its token, or made it and is signed in. */
export const getTickets = method({
  access: anyone,
  countsItself: true,
  input: { token: text(), registration: text() },
  methods: ['POST'],
  framesItself: true,
  async run({ input, caller, site }) {
    const opened = await site.read(caller, (documents) => openTickets(documents, input))
    const signed = await signedTickets(site, opened)
    return Promise.all(
      signed.map(async ({ name, full_name, companions, ticket_type, code, checked_in_at }) => ({
        attendee: name,
        full_name,
        companions,
        ticket_type,
        code,
        qr: await codePicture(code),
        checked_in_at,
      })),
    )
  },
})
