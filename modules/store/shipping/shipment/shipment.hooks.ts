import { shippingEvents } from '../events.ts'
import type { Doc } from '#framework/doctypes'
import { hooks, type Documents, type ListRequest } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { shippingErrors } from '../errors.ts'
import { nextShipmentState } from './shipment.states.ts'
import { Shipment, ShipmentEvent } from './shipment.doctype.ts'

async function requireFulfilment(
  documents: Documents,
  { fulfilment_type, fulfilment, business }: Doc<typeof Shipment>,
) {
  const type = documents.registry.find(fulfilment_type)
  const isOurs = type?.fields['business'] !== undefined
  const filters: ListRequest['filters'] = [
    ['name', '=', fulfilment],
    ['business', '=', business],
  ]
  const found = isOurs ? await documents.asSystem().list(type, { fields: ['name'], filters, limit: 1 }) : []
  if (found.length === 0) throw shippingErrors.unknown_fulfilment()
}

export const shipmentHooks = hooks(Shipment, {
  async beforeSave({ previous, document, documents }) {
    if (isAdministrator(documents.caller)) return {}
    if (previous === null) await requireFulfilment(documents, document)
    const { state, shipped_at, delivered_at } = previous ?? {
      state: 'created' as const,
      shipped_at: null,
      delivered_at: null,
    }
    return { ...document, state, shipped_at, delivered_at }
  },
  async afterSave({ previous, document, documents }) {
    const { name, state, fulfilment_type, fulfilment, business } = document
    if (previous === null || previous.state === state) return
    await documents.emit(shippingEvents.shipment_changed, {
      ...{ shipment: name, fulfilment_type, fulfilment, business },
      ...{ state, from: previous.state },
    })
  },
})

/**
 * Recalculates the shipment's state after an event, under its lock, so that concurrent events are applied in sequence.
 */
async function renew(documents: Documents, shipment: string): Promise<void> {
  const system = documents.asSystemFor(documents.caller.user)
  const { state } = await system.lock(Shipment, shipment)
  const known = await system.find(ShipmentEvent, {
    where: { shipment },
    fields: ['status', 'at'],
    order_by: 'at asc',
  })
  const delivered = known.find(({ status }) => status === 'delivered')
  await system.save(Shipment, shipment, {
    state: nextShipmentState(state, known),
    shipped_at: known[0]?.at ?? null,
    delivered_at: delivered?.at ?? null,
  })
}

export const shipmentEventHooks = hooks(ShipmentEvent, {
  afterSave: ({ document, documents }) => renew(documents, document.shipment),
})
