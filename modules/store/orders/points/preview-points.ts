import { anyone, anyValue, method } from '#framework/modules'
import { isGuest } from '#framework/permissions'
import { toDecimal } from '#meta'
import { arePointsOn, estimatePoints } from '#money/rewards'
import { listProductCategories } from '#store/catalog'

const MAX_ITEMS = 100
const MAX_AMOUNT = 10_000_000
const MAX_NAME_LENGTH = 140

/**
 * Returns the points that buying some items earns the caller, and what they pay later. Items are products with their
 * price as a decimal; others are skipped.
 */
export const previewPoints = method({
  access: anyone,
  reads: true,
  input: { items: anyValue },
  methods: ['GET', 'POST'],
  async run({ input, documents }) {
    const system = documents.asSystem()
    const items = readItems(input.items)
    if (items.length === 0 || !(await arePointsOn(system))) return { points: 0, worth: 0, currency: 'INR' }
    const categories = await listProductCategories(
      system,
      items.map(({ product }) => product),
    )
    const parts = items.map(({ product, amount }) => ({
      ...{ key: product, amount },
      categories: categories.get(product) ?? [],
    }))
    const user = isGuest(documents.caller) ? null : documents.caller.user
    const { points, worth } = await estimatePoints(system, user, parts)
    return { points, worth: toDecimal(worth), currency: 'INR' }
  },
})

interface PreviewItem {
  readonly product: string
  /** Minor units. */
  readonly amount: number
}

function readItem(given: unknown): PreviewItem | null {
  const values: Readonly<Record<string, unknown>> =
    typeof given === 'object' && given !== null ? { ...given } : {}
  const { product, amount } = values
  if (typeof product !== 'string' || product === '' || product.length > MAX_NAME_LENGTH) return null
  if (typeof amount !== 'number' || !(amount > 0 && amount <= MAX_AMOUNT)) return null
  return { product, amount: Math.round(amount * 100) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readItems(given: unknown): readonly PreviewItem[] {
  const list = typeof given === 'string' ? parseJson(given) : given
  if (!Array.isArray(list)) return []
  return list.slice(0, MAX_ITEMS).flatMap((item: unknown) => readItem(item) ?? [])
}
