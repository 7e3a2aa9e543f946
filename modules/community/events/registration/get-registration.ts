import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { translateResponse } from '#site/translations'
import { EventRegistration } from './event-registration.doctype.ts'
import { resolveRegistration, readWaitingPositions } from './event-registration.queries.ts'
import { readEventWithSeats } from '../seats/event-with-seats.queries.ts'
import { eventErrors } from '../errors.ts'
import { registrationForViewer, translateEventOf } from './registration-for-viewer.ts'

/** Returns a registration for the holder of its token. */
export const getRegistration = method({
  access: anyone,
  countsItself: true,
  isTranslated: true,
  input: { token: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents, language }) {
    const found = await resolveRegistration(documents, input.token)
    const registration = await documents.asSystem().get(EventRegistration, found.name)
    const event = await readEventWithSeats(documents, found.event)
    if (!event) throw eventErrors.wrong_token()
    const positions = await readWaitingPositions(documents, [found.name])
    const viewed = { registration, event, now: documents.now }
    const shown = registrationForViewer(viewed, positions.get(found.name) ?? null)
    return translateResponse({ documents, language }, (translate) => translateEventOf(shown, translate))
  },
})
