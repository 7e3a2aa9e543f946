import type { Crumb, ListedCategory } from './product-list.ts'

interface Heading extends Crumb {
  readonly full_description: string | null
  readonly category_image: string | null
}

interface Ways {
  numberAt(route: string): number
  trailOf(number: number): readonly Crumb[]
}

/** A category with its way from the top; one in which nothing stands is known by itself alone. */
export function listedCategory(heading: Heading, ways: Ways): ListedCategory {
  const { name, route, category_name } = heading
  const number = ways.numberAt(route)
  return { ...heading, trail: number === -1 ? [{ name, route, category_name }] : ways.trailOf(number) }
}
