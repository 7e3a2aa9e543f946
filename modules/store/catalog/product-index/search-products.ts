import type { Documents } from '#framework/documents'
import { isGuest } from '#framework/permissions'
import {
  selectCards,
  indexedTypes,
  type CategoryHeading,
  type IndexStatusRow,
  type CardPageRow,
} from './product-index.queries.ts'
import {
  presentCard,
  type CardRow,
  type ProductCard,
  type Paging,
  type ProductQuery,
} from '../product-list/product-list.ts'
import type { ProductQueryResult } from './run-query.ts'
import { applySellerOffers } from '../product-list/apply-seller-offers.ts'
import { refreshProductIndex, getProductIndex, type ProductIndexState } from './load-product-index.ts'

const MAX_ATTEMPTS = 3

function isCard(row: CardPageRow): row is CardPageRow & CardRow {
  return row.name !== null
}

type Cards = ReadonlyMap<string, ProductCard>

function pickCachedCards({ cards }: ProductIndexState, names: readonly string[]): Cards {
  return new Map(
    names.flatMap((name) => {
      const card = cards.get(name)
      return card ? [[name, card] as const] : []
    }),
  )
}

async function isCurrent(
  state: ProductIndexState,
  indexStatus: IndexStatusRow | undefined,
  documents: Documents,
): Promise<boolean> {
  if (!indexStatus || (!indexStatus.is_changed && indexStatus.synonyms === state.version.synonyms)) {
    if (indexStatus && state.refreshing === null)
      state.version = { snapshot: indexStatus.snapshot, synonyms: indexStatus.synonyms }
    return true
  }
  await refreshProductIndex(state, documents)
  return false
}

interface CachedSelection {
  readonly indexStatus: IndexStatusRow | undefined
  names(state: ProductIndexState): readonly string[]
}

/** Returns the cards if all are cached and the index is current; else null. No statement. */
export async function getCachedCards(
  documents: Documents,
  state: ProductIndexState,
  { indexStatus, names }: CachedSelection,
): Promise<readonly ProductCard[] | null> {
  if (!(await isCurrent(state, indexStatus, documents))) return null
  const wanted = names(state)
  const cards = pickCachedCards(state, wanted)
  return cards.size === wanted.length ? [...cards.values()] : null
}

export interface LoadedCards<Choice> {
  readonly choice: Choice
  readonly cards: readonly ProductCard[]
  readonly heading: CategoryHeading | null
  readonly state: ProductIndexState
}

interface CardSelection<Choice> {
  choose(state: ProductIndexState): { readonly choice: Choice; readonly names: readonly string[] }
  readonly category: string | null
}

interface ParsedRows {
  readonly cards: Cards
  readonly heading: CategoryHeading | null
}

function parseRows(rows: readonly CardPageRow[]): ParsedRows {
  const cards = new Map(rows.filter(isCard).map((row) => [row.name, presentCard(row)]))
  const heading = rows.find(({ category_heading }) => category_heading !== null)?.category_heading
  return { cards, heading: heading ?? null }
}

interface ReadVersion {
  readonly changes: number
  readonly refreshCount: number
}

function cacheCards(
  state: ProductIndexState,
  category: string | null,
  { cards, heading, ...before }: ParsedRows & ReadVersion,
): void {
  if (state.refreshCount !== before.refreshCount || state.refreshing !== null) return
  if (state.confirmed?.changes !== before.changes) state.headings.clear()
  state.confirmed = { changes: before.changes, at: performance.now() }
  for (const [name, card] of cards) state.cards.set(name, card)
  if (category !== null) state.headings.set(category, { heading })
}

/** Milliseconds for which the index counts as current without a change notification. */
const FRESH_FOR_MS = 1_000

function isConfirmed({ confirmed, refreshing }: ProductIndexState, changes: number): boolean {
  return (
    refreshing === null && confirmed?.changes === changes && performance.now() - confirmed.at < FRESH_FOR_MS
  )
}

function getCachedHeading(
  { headings }: ProductIndexState,
  category: string | null,
): CategoryHeading | null | undefined {
  return category === null ? null : headings.get(category)?.heading
}

/**
 * Chooses products from the index, checks that it is current, and reads missing cards: one statement, two more after a
 * change. Guests get cached results, checked once per second.
 */
export async function loadProductCards<Choice>(
  documents: Documents,
  { choose, category }: CardSelection<Choice>,
): Promise<LoadedCards<Choice>> {
  const system = documents.asSystem()
  for (let attempt = 1; ; attempt += 1) {
    const changes = documents.changeGeneration(indexedTypes)
    const state = await getProductIndex(documents)
    const { choice, names } = choose(state)
    const cached = pickCachedCards(state, names)
    const missing = names.filter((name) => !cached.has(name))
    const known = getCachedHeading(state, category)
    const isAllCached = missing.length === 0 && known !== undefined
    if (isAllCached && isGuest(documents.caller) && isConfirmed(state, changes))
      return { choice, state, cards: [...cached.values()], heading: known }
    const before = { changes, refreshCount: state.refreshCount }
    const query = { names: missing, version: state.version, category: category ?? '' }
    const rows = await system.statement(selectCards(query), { reads: indexedTypes })
    const read = parseRows(rows)
    const isFresh = await isCurrent(state, rows[0], documents)
    if (isFresh) cacheCards(state, category, { ...read, ...before })
    if (!isFresh && attempt < MAX_ATTEMPTS) continue
    // Products that became unlisted in the meantime are left out.
    const cards = names.flatMap((name) => cached.get(name) ?? read.cards.get(name) ?? [])
    return { choice, state, cards, heading: read.heading }
  }
}

/**
 * Runs a query and returns a page of cards, with the selected sellers' prices. One more statement when sellers are
 * selected.
 */
export async function searchProducts(
  documents: Documents,
  query: ProductQuery,
  paging: Paging,
): Promise<LoadedCards<ProductQueryResult>> {
  const loaded = await loadProductCards(documents, {
    category: query.category,
    choose({ productIndex, queryRunner, synonyms }) {
      const choice = queryRunner.runQuery(productIndex, query, synonyms)
      return { choice, names: choice.page(paging) }
    },
  })
  return {
    ...loaded,
    cards: await applySellerOffers(documents, loaded.cards, query.chosen.get('seller') ?? []),
  }
}
