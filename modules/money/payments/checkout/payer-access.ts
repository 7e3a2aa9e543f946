import type { Context } from '#framework/context'
import { guestAccessStrategies, tryGuestAccess } from '#framework/guest-access'
import { findOpenLink } from '../payment/payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import { payable, type Payable, type Due } from '../extension-points.ts'
import { toDecimal } from '#meta'

/** Who asks to pay, for what, and what he can show. */
export interface PayerAccessRequest {
  readonly reference_type: string
  readonly reference_name: string
  readonly receipt_token: string | null
}

async function canRead({ documents }: Context, request: PayerAccessRequest): Promise<boolean> {
  const type = documents.registry.get(request.reference_type)
  return (await documents.permissions(type, request.reference_name))?.has('read') ?? false
}

async function isOpenedByReceipt(
  ctx: Context,
  handler: Payable,
  { reference_type, reference_name: name, receipt_token: receipt }: PayerAccessRequest,
): Promise<boolean> {
  if (receipt === null) return false
  const { documents, extensions, site } = ctx
  const system = documents.asSystem()
  if ((await handler.opensTo?.(system, { name, receipt })) === true) return true
  const link = await findOpenLink(system, receipt, site.settings.timeZone)
  if (link) return link.reference_type === reference_type && link.reference_name === name
  const type = documents.registry.get(reference_type)
  const guestAccess = { ...ctx, type, proof: { receipt, ticket: null } }
  return (
    (await tryGuestAccess(extensions(guestAccessStrategies), (strategy) =>
      strategy.read(guestAccess, name),
    )) !== null
  )
}

/**
 * Lets somebody pay for a document who may read it, or who shows a receipt, or a payment link for it. Names open nothing:
 * that there is no such document is answered like that it is somebody else's.
 */
export async function requirePayer(context: Context, request: PayerAccessRequest): Promise<Payable> {
  const handler = context.extensions(payable).find(({ type }) => type === request.reference_type)
  if (!handler) throw paymentErrors.not_payable(request.reference_type)
  if (await isOpenedByReceipt(context, handler, request)) return handler
  if (await canRead(context, request)) return handler
  throw paymentErrors.not_yours()
}

/** What a payer is told of what he owes; amounts as the wire has them. */
export function toDueView(due: Due | null) {
  return due && { amount: toDecimal(due.amount), currency: due.currency, description: due.description }
}
