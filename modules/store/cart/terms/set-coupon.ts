import type { Context } from '#framework/context'
import { text } from '#framework/doctypes'
import { hashSecret } from '#framework/identity'
import { anyone, method } from '#framework/modules'
import { isGuest } from '#framework/permissions'
import { consumeRateLimit, networkOf } from '#framework/rate-limit'
import { lockCart, saveCart } from '../cart/cart.queries.ts'
import {
  opening,
  requireVersion,
  showPricedCart,
  type CartView,
  type CartViewer,
  type Opening,
} from '../cart/change-cart.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { cartErrors } from '../errors.ts'
import type { PricedCart } from '../pricing/priced-cart.ts'

const WINDOW_SECONDS = 600

/** Codes tried within the window: enough for typing mistakes, too few to guess one. A school shares its address. */
const MOST_OF_A_CART = 20

const MOST_OF_AN_ADDRESS = 300

/** Counts an attempt outside of the transaction, so that it stays counted when the code is refused. */
async function consumeCodeAttempt(
  { caller, site, now, origin }: Context,
  cart_token: string | null,
): Promise<void> {
  const owner = isGuest(caller) ? `cart ${cart_token === null ? '' : hashSecret(cart_token)}` : caller.user
  const limits = [
    { key: `coupon codes of ${owner}`, most: MOST_OF_A_CART, seconds: WINDOW_SECONDS },
    {
      key: `coupon codes from ${networkOf(origin.address) ?? 'here'}`,
      most: MOST_OF_AN_ADDRESS,
      seconds: WINDOW_SECONDS,
    },
  ]
  const wait = await consumeRateLimit(site.database.kysely, limits, now)
  if (wait !== null) throw cartErrors.too_many_codes(wait)
}

function requireDiscount({ coupon_refusal, lines }: PricedCart): void {
  if (lines.length === 0) throw cartErrors.no_cart()
  if (coupon_refusal !== null) throw cartErrors.coupon_refused(coupon_refusal)
}

async function applyCode(
  viewer: CartViewer,
  { cart_token, version }: Opening,
  coupon_code: string | null,
): Promise<CartView> {
  const { documents } = viewer
  const before = await lockCart(documents, { token: cart_token })
  requireVersion(before, version)
  const wanted = { ...before, coupon_code }
  const priced = await priceCart(documents, wanted)
  if (coupon_code !== null) requireDiscount(priced)
  const after = await saveCart(documents, before, wanted)
  return showPricedCart(viewer, after, { ...priced, version: after.version })
}

/** Sets a coupon code, or removes it when empty. `problems` names the reason when a code stops giving a discount. */
export const setCoupon = method({
  access: anyone,
  input: { coupon_code: text({ maxLength: 40 }), ...opening },
  methods: ['POST'],
  countsItself: true,
  isTranslated: true,
  managesOwnTransaction: true,
  async run({ input, ctx }) {
    const code = input.coupon_code?.trim().toUpperCase() || null
    if (code !== null) await consumeCodeAttempt(ctx, input.cart_token)
    return ctx.site.write(ctx.caller, (documents) => applyCode({ ...ctx, documents }, input, code))
  },
})
