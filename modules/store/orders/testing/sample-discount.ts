import { always, docType, grant, text } from '#framework/doctypes'
import { untranslated } from '#meta'
import { discountSource, noDiscount, type DiscountsGivenBack } from '#store/cart'

export const SampleCoupon = docType('Sample Coupon', {
  fields: { code: text() },
  access: { 'System Manager': grant({ read: always }) },
})

export const givenBack = new Map<string, DiscountsGivenBack[]>()

export const OF_ANOTHER = 'OF-ANOTHER'

/** Takes a tenth plus one paisa off each line, and ₹20 off each delivery. */
export const sampleDiscount = discountSource.add({
  name: 'sample coupon',
  type: SampleCoupon,
  readsCode: true,
  async apply(_documents, { cart: { coupon_code: code }, lines, fulfilments }) {
    if (code === null) return noDiscount
    if (code === OF_ANOTHER)
      return { ...noDiscount, refusal: untranslated('This coupon is for things of another seller') }
    const discount = {
      ...{ code, label: 'A tenth', reference: null },
      lines: Object.fromEntries(lines.map(({ key, net }) => [key, Math.floor(net / 10) + 1])),
      fulfilments: Object.fromEntries(fulfilments.map(({ key }) => [key, 20_00])),
    }
    return { ...noDiscount, discounts: [discount] }
  },
  redeem: async () => undefined,
  async giveBack(_documents, back) {
    givenBack.set(back.order, [...(givenBack.get(back.order) ?? []), back])
  },
})
