import type { Facet, FacetValue } from '../product-list.ts'
import type { Question } from './question.ts'
import type { Shelf } from './shelf.ts'
import type { Sifted } from './sift.ts'

/** Values that a facet shows, the most frequent first; beyond them people search. */
const MOST_VALUES = 60
/** Attributes that are shown to choose by. */
const MOST_FACETS = 20

function byCount(left: FacetValue, right: FacetValue): number {
  return right.count - left.count || (left.label < right.label ? -1 : 1)
}

/** The categories of the next level, in which something is left. */
function categoryFacet({ categories }: Shelf, { inCategories }: Sifted, top: number): readonly Facet[] {
  const below = categories.below(top)
  const counts = new Map<number, number>()
  inCategories.forEach((count, category) => {
    const branch = below[category] ?? -1
    if (count > 0 && branch !== -1) counts.set(branch, (counts.get(branch) ?? 0) + count)
  })
  const values = [...counts].flatMap(([number, count]): FacetValue[] => {
    const one = categories.all()[number]
    return one ? [{ value: one.route, label: one.category_name, count, is_chosen: 0 }] : []
  })
  return values.length === 0 ? [] : [{ field: 'category', label: 'category', values: values.sort(byCount) }]
}

interface Group {
  readonly all: FacetValue[]
  chosen: number
}

function groupsOf({ facets }: Shelf, { counts }: Sifted, { chosen }: Question): ReadonlyMap<number, Group> {
  const groups = new Map<number, Group>()
  const isChosen = new Map([...chosen].map(([field, values]) => [facets.fieldAt(field), new Set(values)]))
  facets.values.forEach(({ field, value, label }, number) => {
    const count = counts[number] ?? 0
    if (count === 0 && isChosen.size === 0) return
    const is_chosen = isChosen.get(field)?.has(value) ? 1 : 0
    if (count === 0 && is_chosen === 0) return
    const group = groups.get(field) ?? { all: [], chosen: 0 }
    groups.set(field, group)
    group.all.push({ value, label, count, is_chosen })
    group.chosen += is_chosen
  })
  return groups
}

const firstFields = ['brand', 'seller']

/** What a shopper may choose by now. A facet with nothing to tell apart is not shown, unless something of it is chosen. */
export function facetsOf(shelf: Shelf, sifted: Sifted, question: Question): readonly Facet[] {
  const { fields } = shelf.facets
  const top = question.category === null ? -1 : shelf.categories.numberAt(question.category)
  const isKnown = question.category === null || top !== -1
  const groups = [...groupsOf(shelf, sifted, question)]
    .filter(([, { all, chosen }]) => all.length > 1 || chosen > 0)
    .map(([number, { all }]) => ({
      field: fields[number]?.field ?? '',
      label: fields[number]?.label ?? '',
      values: all.sort(byCount).slice(0, MOST_VALUES),
    }))
  const first = firstFields.flatMap((field) => groups.filter((group) => group.field === field))
  const attributes = groups.filter(({ field }) => !firstFields.includes(field)).slice(0, MOST_FACETS)
  return [
    ...(isKnown ? categoryFacet(shelf, sifted, top) : []),
    ...first,
    ...attributes,
    ...stockFacet(sifted, question),
  ]
}

function stockFacet({ inStock, products }: Sifted, { inStock: isAsked }: Question): readonly Facet[] {
  if (!isAsked && inStock === products.length) return []
  const value: FacetValue = { value: '1', label: 'in_stock', count: inStock, is_chosen: isAsked ? 1 : 0 }
  return [{ field: 'in_stock', label: 'in_stock', values: [value] }]
}
