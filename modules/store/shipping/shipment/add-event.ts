import { datetime, longText, select, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { isUniqueViolation } from '#framework/errors'
import { method, onlyRoles } from '#framework/modules'
import { datetimeIn } from '#meta'
import { Shipment, ShipmentEvent } from './shipment.doctype.ts'
import { shippingErrors } from '../errors.ts'
import { eventStates } from './shipment.states.ts'

async function requireShipment(documents: Documents, name: string): Promise<void> {
  const [found] = await documents.find(Shipment, { where: { name }, fields: ['name'], limit: 1 })
  if (!found) throw shippingErrors.unknown_shipment()
}

/** Records a carrier's event, once per event number. Idempotent. */
export const addEvent = method({
  access: onlyRoles('Store Manager', 'System Manager', 'Seller'),
  input: {
    shipment: text({ required: true }),
    event_id: text({ required: true, maxLength: 120 }),
    status: select(eventStates, { required: true }),
    at: datetime(),
    place: text({ maxLength: 120 }),
    note: longText({ maxLength: 300 }),
  },
  methods: ['POST'],
  async run({ input, documents, site }) {
    await requireShipment(documents, input.shipment)
    const at = input.at ?? datetimeIn(site.settings.timeZone, documents.now)
    const isNew = await documents
      .savepoint(() => documents.insert(ShipmentEvent, { ...input, at }))
      .then(() => true)
      .catch((error: unknown) => {
        if (isUniqueViolation(error)) return false
        throw error
      })
    const { name, state } = await documents.get(Shipment, input.shipment)
    return { shipment: name, state, is_new: isNew ? (1 as const) : (0 as const) }
  },
})
