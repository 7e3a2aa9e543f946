import { gates, throughGates } from '#framework/gates'
import type { MethodContext } from '#framework/modules'
import { findLink } from '../doctypes/payment-link.queries.ts'
import { paymentErrors } from '../errors.ts'
import { payable, type Payable } from '../extension-points.ts'

/** Who asks to pay, for what, and what he can show. */
export interface Asking {
  readonly reference_type: string
  readonly reference_name: string
  readonly receipt_token: string | null
}

type Context = Pick<MethodContext<never>, 'documents' | 'registry' | 'extensions' | 'site' | 'origin'>

async function mayRead({ documents, registry }: Context, asking: Asking): Promise<boolean> {
  const type = registry.get(asking.reference_type)
  return (await documents.permissions(type, asking.reference_name))?.has('read') ?? false
}

async function isOpenedByReceipt(
  { documents, registry, extensions, site, origin }: Context,
  room: Payable,
  { reference_type, reference_name: name, receipt_token: receipt }: Asking,
): Promise<boolean> {
  if (receipt === null) return false
  const system = documents.asSystem()
  if ((await room.opensTo?.(system, { name, receipt })) === true) return true
  const link = await findLink(system, receipt, site.settings.timeZone)
  if (link) return link.reference_type === reference_type && link.reference_name === name
  const passage = {
    documents,
    type: registry.get(reference_type),
    proof: { receipt, ticket: null },
    origin,
    site,
  }
  return (await throughGates(extensions(gates), (gate) => gate.read(passage, name))) !== null
}

/**
 * Lets somebody pay for a document who may read it, or who shows a receipt, or a payment link for it. Names open nothing:
 * that there is no such document is answered like that it is somebody else's.
 */
export async function requirePayer(context: Context, asking: Asking): Promise<Payable> {
  const room = context.extensions(payable).find(({ type }) => type === asking.reference_type)
  if (!room) throw paymentErrors.not_payable(asking.reference_type)
  if (await isOpenedByReceipt(context, room, asking)) return room
  if (await mayRead(context, asking)) return room
  throw paymentErrors.not_yours()
}
