import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { EventRegistration } from '../doctypes/event-registration.doctype.ts'
import { registrationOpenedBy, waitingPositions } from '../doctypes/event-registration.queries.ts'
import { readEventNow } from '../doctypes/registration-event.queries.ts'
import { eventErrors } from '../errors.ts'
import { shownRegistration } from '../rules/shown-registration.ts'

/** A registration for whoever holds its token. */
export const getRegistration = method({
  access: anyone,
  countsItself: true,
  input: { token: text({ required: true }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const found = await registrationOpenedBy(documents, input.token)
    const registration = await documents.asSystem().get(EventRegistration, found.name)
    const event = await readEventNow(documents, found.event)
    if (!event) throw eventErrors.wrong_token()
    const positions = await waitingPositions(documents, [found.name])
    return shownRegistration({ registration, event, now: documents.now }, positions.get(found.name) ?? null)
  },
})
