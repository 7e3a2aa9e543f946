import { text } from '#framework/doctypes'
import { anyone, Download, method } from '#framework/modules'
import { calendarFile } from '#meta'
import { openTickets } from './open-tickets.ts'

async function* streamText(text: string): AsyncGenerator<string> {
  yield text
}

/** Returns the event of a registration as a calendar file, with the names of its attendees. */
export const calendar = method({
  access: anyone,
  input: { token: text(), registration: text() },
  methods: ['GET', 'POST'],
  async run({ input, documents, site }) {
    const { event, attendees, registration } = await openTickets(documents, input)
    const address = `${site.settings.publicUrl}/event-detail/${encodeURIComponent(event.name)}`
    const short_description = attendees.map(({ full_name }) => full_name).join(', ')
    const file = calendarFile({ ...event, short_description }, address, documents.now)
    return new Download({
      fileName: `${registration}.ics`,
      contentType: 'text/calendar; charset=utf-8',
      chunks: streamText(file),
    })
  },
})
