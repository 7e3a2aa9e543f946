import type { Basket, PromotionTerms } from './basket.ts'
import type { Saving } from './saving.rules.ts'

/** A promotion whose conditions a cart meets. */
export interface Candidate {
  readonly promotion: PromotionTerms
  readonly saving: Saving
}

type Amounts = Record<string, number>

/** Amounts left of a seller's lines and deliveries, by key. */
type Parts = ReadonlyMap<string, number>

interface Choice {
  readonly parts: readonly { readonly candidate: Candidate; readonly amounts: Readonly<Amounts> }[]
  readonly amount: number
}

const byPriority = (one: Candidate, other: Candidate): number =>
  other.promotion.priority - one.promotion.priority ||
  other.saving.amount - one.saving.amount ||
  (one.promotion.name < other.promotion.name ? -1 : 1)

const amountOf = ({ lines, fulfilments }: Saving, key: string): number => lines[key] ?? fulfilments[key] ?? 0

/** Applies promotions one after the other to the parts of one seller; none takes more than is left. */
function combine(candidates: readonly Candidate[], parts: Parts): Choice {
  const left = new Map(parts)
  let total = 0
  const applied = candidates.map((candidate) => {
    const amounts: Amounts = {}
    for (const [key, rest] of left) {
      const amount = Math.min(rest, amountOf(candidate.saving, key))
      if (amount === 0) continue
      amounts[key] = amount
      left.set(key, rest - amount)
      total += amount
    }
    return { candidate, amounts }
  })
  return { parts: applied, amount: total }
}

const holdsCode = ({ parts }: Choice): boolean =>
  parts.some(({ candidate }) => candidate.promotion.coupon !== null)

/** The amount that a promotion alone takes off the parts of one seller. */
const totalOn = (parts: Parts, saving: Saving): number =>
  [...parts.keys()].reduce((sum, key) => sum + amountOf(saving, key), 0)

/** The candidate that saves most of a seller's parts on its own; null without candidates. */
function bestAlone(candidates: readonly Candidate[], parts: Parts): Candidate | null {
  const totals = candidates.map(({ saving }) => totalOn(parts, saving))
  const most = Math.max(...totals)
  const best = candidates.filter((_, place) => totals[place] === most)
  return best.find(({ promotion }) => promotion.coupon !== null) ?? best[0] ?? null
}

/** Returns the choice that saves more; of equal ones the one with the code that the shopper entered. */
function better(one: Choice, other: Choice): Choice {
  if (one.amount !== other.amount) return one.amount > other.amount ? one : other
  return !holdsCode(one) && holdsCode(other) ? other : one
}

/** The parts of each seller: what is left of its lines and deliveries, by key. */
function partsBySeller({ lines, deliveries }: Basket): ReadonlyMap<string, Parts> {
  const sellers = new Map<string, Map<string, number>>()
  const add = (business: string, key: string, left: number) => {
    const parts = sellers.get(business) ?? new Map<string, number>()
    sellers.set(business, parts.set(key, left))
  }
  for (const { business, key, net } of lines) add(business, key, net)
  for (const { business, key, delivery } of deliveries) add(business, key, delivery)
  return sellers
}

/** A promotion with what it takes off this cart. */
export interface AppliedPromotion extends Saving {
  readonly promotion: PromotionTerms
}

function collect(choices: readonly Choice[], { deliveries }: Basket): readonly AppliedPromotion[] {
  const ofDelivery = new Set(deliveries.map(({ key }) => key))
  const collected = new Map<PromotionTerms, { lines: Amounts; fulfilments: Amounts; amount: number }>()
  for (const { candidate, amounts } of choices.flatMap(({ parts }) => parts)) {
    const { promotion } = candidate
    const sum = collected.get(promotion) ?? { lines: {}, fulfilments: {}, amount: 0 }
    for (const [key, amount] of Object.entries(amounts)) {
      const part = ofDelivery.has(key) ? sum.fulfilments : sum.lines
      part[key] = amount
      sum.amount += amount
    }
    collected.set(promotion, sum)
  }
  return [...collected].flatMap(([promotion, sum]) => (sum.amount > 0 ? [{ promotion, ...sum }] : []))
}

/**
 * Chooses the promotions of a cart. For the items of each seller it is either one promotion alone, or all that can be
 * combined, whichever saves more. Each is computed from the price before promotions, so that one more promotion never
 * raises the total.
 */
export function bestOffers(candidates: readonly Candidate[], basket: Basket): readonly AppliedPromotion[] {
  const sorted = candidates.toSorted(byPriority)
  const stackable = sorted.filter(({ promotion }) => promotion.is_stackable === 1)
  const alone = sorted.filter(({ promotion }) => promotion.is_stackable === 0)
  const choices = [...partsBySeller(basket).values()].map((parts) => {
    const [combined, best] = [combine(stackable, parts), bestAlone(alone, parts)]
    return best === null ? combined : better(combined, combine([best], parts))
  })
  return collect(choices, basket)
}

/** Returns the amount by which another candidate would raise what `bestOffers` saves. */
export function extraSaving(candidates: readonly Candidate[], basket: Basket): (other: Candidate) => number {
  const stackable = candidates.filter(({ promotion }) => promotion.is_stackable === 1)
  const alone = candidates.filter(({ promotion }) => promotion.is_stackable === 0)
  const sellers = [...partsBySeller(basket).values()].map((parts) => {
    const sums = new Map([...parts.keys()].map((key) => [key, sumOn(stackable, key)]))
    const combined = (more: Saving | null) =>
      [...parts].reduce(
        (sum, [key, left]) =>
          sum + Math.min(left, (sums.get(key) ?? 0) + (more === null ? 0 : amountOf(more, key))),
        0,
      )
    const now = Math.max(combined(null), ...alone.map(({ saving }) => totalOn(parts, saving)))
    return ({ promotion, saving }: Candidate) =>
      Math.max(now, promotion.is_stackable === 1 ? combined(saving) : totalOn(parts, saving)) - now
  })
  return (other) => sellers.reduce((sum, extraOf) => sum + extraOf(other), 0)
}

const sumOn = (candidates: readonly Candidate[], key: string): number =>
  candidates.reduce((sum, { saving }) => sum + amountOf(saving, key), 0)
