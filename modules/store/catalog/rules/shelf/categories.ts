import type { Crumb } from '../product-list.ts'
import { textRows } from './read-lists.ts'

interface Kept extends Crumb {
  /** -1 at the top. */
  readonly above: number
}

/** The categories that products stand in, by number, as the ways of the products tell of them. */
export function createCategories() {
  const kept: Kept[] = []
  const numbers = new Map<string, number>()
  const ways = new Map<string, number>()
  /** Whoever was told last has a route: another may have had it before. */
  const routes = new Map<string, number>()

  /** What `below` found, until a category comes or moves. */
  const branches = new Map<number, Int32Array>()

  const place = (crumb: Crumb, above: number): number => {
    branches.clear()
    const number = numbers.get(crumb.name) ?? kept.length
    numbers.set(crumb.name, number)
    routes.set(crumb.route, number)
    kept[number] = { ...crumb, above }
    return number
  }

  const trailOf = (number: number): readonly Crumb[] => {
    const one = kept[number]
    if (!one) return []
    const { above, ...crumb } = one
    return [...trailOf(above), crumb]
  }

  const findBelow = (top: number): Int32Array => {
    const found = new Int32Array(kept.length).fill(-1)
    kept.forEach((_, number) => {
      let at = number
      while (at !== -1 && kept[at]?.above !== top) at = kept[at]?.above ?? -1
      found[number] = at
    })
    return found
  }

  const below = (top: number): Int32Array => {
    const found = branches.get(top) ?? findBelow(top)
    branches.set(top, found)
    return found
  }

  return {
    /** The number of the category at the end of a way; -1 for none. */
    numberOf(trail: string | null): number {
      if (trail === null) return -1
      const known = ways.get(trail)
      if (known !== undefined) return known
      const number = textRows(trail).reduce(
        (above, [name = '', route = '', category_name = '']) => place({ name, route, category_name }, above),
        -1,
      )
      ways.set(trail, number)
      return number
    },
    /** Ways that are told from now on are read again: a category may have moved or have another name. */
    forgetWays: () => ways.clear(),
    numberAt: (route: string): number => routes.get(route) ?? -1,
    /** From the top, itself last. */
    trailOf,
    all: (): readonly Kept[] => kept,
    /** For each category, the one of the level below `top` that it is or stands under; -1 elsewhere, and for `top` itself. */
    below,
    /** A category and all that stand under it; nothing for -1. */
    within(top: number): readonly number[] {
      if (top === -1) return []
      const branch = below(top)
      return [top, ...kept.keys().filter((number) => branch[number] !== -1)]
    },
  }
}
