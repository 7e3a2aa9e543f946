import type { PermitUpload } from '#framework/files'
import { LARGEST_FILE } from '#framework/files'
import { isSecret } from '#framework/identity'
import { guest } from '#framework/permissions'
import { orderOpenedBy } from '../doctypes/opened-order.queries.ts'
import { Order } from '../doctypes/order.doctype.ts'

/** Who holds an order's token may upload pictures for it: of what is broken, say. How many hang at it, files themselves count. */
export const permitPhoto: PermitUpload = async (ticket, site) => {
  if (!isSecret(ticket)) return null
  const name = await site
    .read(guest, (documents) => orderOpenedBy(documents, { token: ticket, name: null }))
    .catch(() => null)
  return name === null ? null : { doctype: Order.name, name, largest: LARGEST_FILE }
}
