import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAccount } from '../../../data/account.ts'
import { setCartCount } from '../../../data/cart-count.ts'
import { useTranslate, type Translate } from '../../../language/text.ts'
import { cartCall, cartKey, quantityIn, type CartAnswer } from '../../../ui/cart/cart-calls.ts'
import { guestToken } from '../../../ui/cart/guest-tokens.ts'
import { call, MelaError } from '#client'
import { useAction, useCall, type CallResult } from '#client/react'
import type { Methods } from '#contract'
import { isContent, numberIn, parseJson, textIn, type Content } from '../../../data/content.ts'
import { deviceStore, type DeviceStore } from '../../../data/device/device-store.ts'
import { readReferral } from '../../../ui/affiliates/affiliate-link.ts'
import { randomKey } from '../../../ui/form/random-key.ts'
import type { StoredValueChoice } from './stored-value-choice.ts'
import { useReadPointsAgain } from '../../../ui/points/points-calls.ts'
import { useReadWalletAgain } from '../../../ui/wallet/wallet-calls.ts'

const fine: CheckoutFailure = { text: '', field: '', isChanged: false }

export interface Checkout {
  query: CallResult<CartAnswer>
  isBusy: boolean
  isPlacing: boolean
  failure: CheckoutFailure
  show(cart: CartAnswer): void
  set<Name extends Setting>(setting: Name, values: Methods[Name]['input']): Promise<CartAnswer | null>
  /** Places the order, of which points, a gift card and the wallet pay their parts. */
  place(cart: CartAnswer, stored: StoredValueChoice): void
  /** Clears the last failure. */
  clear(): void
}

/** Runs the checkout of one cart. Requests run one at a time, and a refusal is shown with its reason. */
export function useCheckout(onPlaced: (placed: Placed) => void): Checkout {
  const t = useTranslate()
  const client = useQueryClient()
  const account = useAccount()
  const query = useCall(cartCall(account))
  const readWalletAgain = useReadWalletAgain()
  const readPointsAgain = useReadPointsAgain()
  const { error, isBusy, busyWith, ask, reset } = useAction(undefined, (failed) => {
    if (failureOf(failed, t).isChanged) void query.refetch()
  })
  const settings = useRef<Promise<CartAnswer | null>>(Promise.resolve(null))

  const take = (cart: CartAnswer) => {
    client.setQueryData([cartKey(account)], cart)
    setCartCount(quantityIn(cart))
  }
  return {
    query,
    failure: error ? failureOf(error, t) : fine,
    show: take,
    isBusy,
    isPlacing: busyWith === 'placing',
    // A choice that is made during another request is sent after it.
    set: (...setting) => {
      const applySetting = async () => {
        let changed: CartAnswer | null = null
        const isAccepted = await ask(async () => {
          changed = await setInCart(...setting)
          take(changed)
        })
        return isAccepted ? changed : null
      }
      settings.current = settings.current.then(applySetting, applySetting)
      return settings.current
    },
    clear: reset,
    place: ({ version, totals }, { points: used, giftCard, wallet }) =>
      void ask(async () => {
        const { paid: wallet_amount } = wallet
        const gift = { gift_card: giftCard.card?.last_four ?? '', gift_card_amount: giftCard.paid }
        const points = { points: used.points, points_amount: used.paid }
        const seen = { version, expected_total: totals.total, wallet_amount, ...gift, ...points }
        const referral = readReferral()
        const affiliate = { affiliate_code: referral?.code ?? null, affiliate_on: referral?.day ?? null }
        const cart = { cart_token: guestToken('cart'), ...seen, ...affiliate }
        const placed = await placeOrder(pendingOrderFor(cart), giftCard.card?.code)
        clearPendingOrder()
        setCartCount(0)
        void client.invalidateQueries({ queryKey: [cartKey(account)] })
        if (wallet_amount > 0) void readWalletAgain()
        if (used.points > 0) void readPointsAgain()
        onPlaced(placed)
      }, 'placing'),
  }
}

export type Placed = Methods['mela.orders.place_order']['output']

type Setting =
  | 'mela.cart.set_place'
  | 'mela.cart.set_address'
  | 'mela.cart.set_delivery'
  | 'mela.cart.set_payment'
  | 'mela.cart.set_coupon'
  | 'mela.cart.accept_changes'

const setInCart = <Name extends Setting>(
  setting: Name,
  values: Methods[Name]['input'],
): Promise<CartAnswer> => call(setting, { ...values, cart_token: guestToken('cart') })

/**
 * Places an order. One that was sent before a reload is asked for without the code of its gift card: a placed order is
 * returned, and an unplaced one is refused.
 */
export const placeOrder = (
  { gift_card: _, ...order }: PendingOrder,
  gift_card_code?: string,
): Promise<Placed> => call('mela.orders.place_order', { ...order, gift_card_code: gift_card_code ?? null })

/** Text of a refusal; `field` is the section of the page that it is about. */
export interface CheckoutFailure {
  text: string
  field: string
  isChanged: boolean
}

export const isOfCoupon = ({ field }: CheckoutFailure): boolean => field === 'coupon_code'

const WALLET = 'wallet_amount'

const POINTS = 'points'

export const isOfPoints = ({ field }: CheckoutFailure): boolean => field === POINTS

const GIFT_CARD = 'gift_card_code'

export const isOfGiftCard = ({ field }: CheckoutFailure): boolean => field === GIFT_CARD

export const isOfWallet = ({ field }: CheckoutFailure): boolean => field === WALLET

const changedCodes: ReadonlySet<string> = new Set([
  ...['orders.changed', 'cart.changed_elsewhere', 'inventory.sold_out', 'shipping.slot_full'],
  ...['cart.no_such_choice', 'cart.no_cart', 'orders.empty_cart', 'orders.ordered_already'],
  'promotions.used_up_meanwhile',
])

function failureOf(error: unknown, t: Translate): CheckoutFailure {
  const failureWith = (text: string): CheckoutFailure => ({ text, field: '', isChanged: false })
  if (!(error instanceof MelaError) || error.status >= 500) return failureWith(t('checkout.failed'))
  if (error.isOffline) return failureWith(t('checkout.no_network'))
  const field = partOf(error)
  return { text: error.message, field, isChanged: changedCodes.has(error.code) }
}

function partOf({ code, field }: MelaError): string {
  if (code.startsWith('wallet.')) return WALLET
  if (code.startsWith('rewards.')) return POINTS
  return code.startsWith('gift_cards.') ? GIFT_CARD : field
}

/** Parts of an order that are paid with stored value. */
interface Parts {
  /** Amount that the wallet pays, a decimal. */
  wallet_amount: number
  /** Last letters of the gift card's code, which is not stored; empty without one. */
  gift_card: string
  /** Amount that the gift card pays, a decimal. */
  gift_card_amount: number
  /** Reward points that the buyer uses, and what they pay, a decimal. */
  points: number
  points_amount: number
}

/** Order that was sent and is unanswered: it is sent again unchanged and is placed once. */
export interface PendingOrder extends Parts {
  cart_token: string | null
  version: number
  expected_total: number
  /** Code of who recommended the store, and the day on which it was used. */
  affiliate_code: string | null
  affiliate_on: string | null
  idempotency_key: string
}

const compared = [
  ...(['version', 'expected_total', 'cart_token', 'wallet_amount'] as const),
  ...(['gift_card', 'gift_card_amount', 'points', 'points_amount'] as const),
] as const

const storeKey = 'mela.placing'

function partsIn(stored: Content): Parts {
  return {
    wallet_amount: numberIn(stored, 'wallet_amount') ?? 0,
    gift_card: textIn(stored, 'gift_card'),
    gift_card_amount: numberIn(stored, 'gift_card_amount') ?? 0,
    points: numberIn(stored, 'points') ?? 0,
    points_amount: numberIn(stored, 'points_amount') ?? 0,
  }
}

export function readPendingOrder(store: DeviceStore = deviceStore): PendingOrder | null {
  const stored = parseJson(store.read(storeKey) ?? '')
  if (!isContent(stored)) return null
  const [version, expected_total] = [numberIn(stored, 'version'), numberIn(stored, 'expected_total')]
  const idempotency_key = textIn(stored, 'idempotency_key')
  if (version === null || expected_total === null || idempotency_key === '') return null
  const cart_token = textIn(stored, 'cart_token') || null
  const affiliate_code = textIn(stored, 'affiliate_code') || null
  const affiliate_on = textIn(stored, 'affiliate_on') || null
  const affiliate = { affiliate_code, affiliate_on }
  return { cart_token, version, expected_total, ...partsIn(stored), ...affiliate, idempotency_key }
}

/** Returns the same key for the same cart at the same total and paid in the same way, also after a reload, so that the order is placed once. */
export function pendingOrderFor(
  cart: Omit<PendingOrder, 'idempotency_key'>,
  store: DeviceStore = deviceStore,
): PendingOrder {
  const stored = readPendingOrder(store)
  const isSame = stored !== null && compared.every((field) => stored[field] === cart[field])
  const placing = { ...cart, idempotency_key: isSame ? stored.idempotency_key : randomKey() }
  store.write(storeKey, JSON.stringify(placing))
  return placing
}

export const clearPendingOrder = (store: DeviceStore = deviceStore): void => store.remove(storeKey)
