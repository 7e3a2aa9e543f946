import type { Context } from '#framework/context'
import { guestAccessStrategies, tryGuestAccess } from '#framework/guest-access'
import { findOpenLink } from '../payment/payment.queries.ts'
import { paymentErrors } from '../errors.ts'
import { payable, type Payable, type Due } from '../extension-points.ts'
import { toDecimal } from '#meta'
import { translateResponse } from '#site/translations'

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
 * Permits payment by readers of the document, and holders of a receipt or payment link. The error does not reveal
 * whether the document exists.
 */
export async function requirePayer(context: Context, request: PayerAccessRequest): Promise<Payable> {
  const handler = context.extensions(payable).find(({ type }) => type === request.reference_type)
  if (!handler) throw paymentErrors.not_payable(request.reference_type)
  if (await isOpenedByReceipt(context, handler, request)) return handler
  if (await canRead(context, request)) return handler
  throw paymentErrors.not_yours()
}

/** Returns the balance due as its payer reads it, in the caller's language. */
export async function toDueView(context: Context, due: Due | null) {
  if (due === null) return null
  const { amount, currency, description, title } = due
  return {
    ...{ amount: toDecimal(amount), currency },
    description: title
      ? context.t(title)
      : await translateResponse(context, (translate) => translate(description)),
  }
}
