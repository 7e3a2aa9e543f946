import type { Context } from '#framework/context'
import { money, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { readPlacedAddress, type AddressCopy } from '#site/places'
import type { Documents } from '#framework/documents'
import { lockOrder } from '../order/order.queries.ts'
import { changeErrors } from '../errors.ts'
import { planAddressChange } from './plan-address-change.ts'
import { applyEdit, emitEdited, insertEdit, settleEdit } from './apply-order-edit.ts'
import { loadOrderView } from '../order/get-order.ts'
import { requireOrderAccess } from '../order/order-access.ts'

interface AddressChange {
  readonly order: string
  readonly address: AddressCopy
  /** Total that the buyer saw, in minor units; null without a preview. */
  readonly expectedTotal: number | null
}

/**
 * Changes the address before packing, with new delivery charges and taxes. A higher total becomes due, a lower one is
 * refunded. `system` acts as the system.
 */
async function applyAddressChange(
  system: Documents,
  place: Context,
  { order: name, address, expectedTotal }: AddressChange,
): Promise<void> {
  const before = await lockOrder(system, name)
  const planned = await planAddressChange(system, before, address)
  const totalAfter = planned.next.total
  if (expectedTotal !== null && expectedTotal !== totalAfter) throw changeErrors.repriced()
  const what = `${address.address_line1}, ${address.city} ${address.zipcode}`
  const { order } = before
  const edit = await insertEdit(system, { order, what, totalAfter, addressBefore: order.address })
  await applyEdit(system, { ...planned, before, after: before, address }, edit)
  await settleEdit(system, place, { order: name, edit })
  await emitEdited(system, { order: name, edit })
}

/** Changes the shipping address of an order until it is packed. The token holder and the office may call it. */
export const changeAddress = method({
  access: anyone,
  input: {
    token: text(),
    name: text(),
    address: anyValue,
    expected_total: money({ min: 0, description: 'What its buyer was shown; another total is refused' }),
  },
  methods: ['POST'],
  isTranslated: true,
  async run(context) {
    const { input, documents, language } = context
    const order = await requireOrderAccess(documents, input)
    const address = await readPlacedAddress(documents, input.address, 'address')
    await applyAddressChange(documents.asSystem(), context, {
      ...{ order, address },
      expectedTotal: input.expected_total,
    })
    return loadOrderView({ documents, language }, order)
  },
})
