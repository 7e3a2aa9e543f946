import { select, text } from '#framework/doctypes'
import { anyone, Download, method, type Surroundings } from '#framework/modules'
import type { Language } from '#framework/messages'
import { openTickets, type OpenedTickets } from '../actions/open-tickets.ts'
import { organisationName } from '../actions/organisation-name.ts'
import { printTickets } from '../actions/printing/print-tickets.ts'
import { signedTickets } from '../actions/signed-tickets.ts'
import { ticketSheet } from '../rules/ticket-sheet.ts'

interface Paper {
  readonly opened: OpenedTickets
  readonly organisation: string
  readonly language: Language
}

/** Signed and printed while it is sent: by then the transaction is over, and slow work holds no connection. */
async function* printed(
  site: Surroundings,
  { opened, organisation, language }: Paper,
): AsyncGenerator<Uint8Array> {
  const tickets = await signedTickets(site, opened)
  const place = { organisation, language, t: site.translators[language] }
  yield await printTickets(ticketSheet(opened.event, tickets, place))
}

/** All tickets of a registration on one PDF, for whoever holds its token, or made it and is signed in. */
export const download = method({
  access: anyone,
  input: { token: text(), registration: text(), language: select(['en', 'hi', 'ta']) },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, site, language }) {
    const opened = await openTickets(documents, input)
    const organisation = await organisationName(documents)
    return new Download({
      fileName: `${opened.registration}.pdf`,
      contentType: 'application/pdf',
      pieces: printed(site, { opened, organisation, language: input.language ?? language }),
      isShown: true,
    })
  },
})
