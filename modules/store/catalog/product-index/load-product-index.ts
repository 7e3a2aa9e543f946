import { LRUCache } from 'lru-cache'
import type { Registry } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import {
  changesSince,
  currentVersion,
  listIndexRowsAfter,
  indexedTypes,
  synonymRows,
  type CategoryHeading,
  type IndexVersion,
} from './product-index.queries.ts'
import type { ProductCard } from '../product-list/product-list.ts'
import { createQueryRunner } from './run-query.ts'
import { createProductIndex, type ProductIndex } from './product-index.ts'
import { createSynonyms, type Synonyms } from '../search/search-index.ts'

export interface ProductIndexState {
  readonly productIndex: ProductIndex
  readonly queryRunner: ReturnType<typeof createQueryRunner>
  readonly cards: LRUCache<string, ProductCard>
  readonly headings: LRUCache<string, { readonly heading: CategoryHeading | null }>
  readonly neighbours: LRUCache<string, readonly string[]>
  refreshCount: number
  /** Time and change count of the last confirmation that the index equals the database. */
  confirmed: { readonly changes: number; readonly at: number } | null
  version: IndexVersion
  synonyms: Synonyms
  refreshing: Promise<void> | null
}

/** Rows per query, so that the event loop runs between two batches. */
const BATCH_SIZE = 1_500
const MAX_CHANGES = 20_000

const MAX_CARDS = 2_000
const MAX_NEIGHBOURS = 1_000
/** Limit and lifetime of cached headings; the lifetime equals that of other guest responses. */
const HEADING_CACHE = { max: 200, ttl: 5 * 60_000 }

const readOptions = { reads: indexedTypes }

async function readSynonyms(documents: Documents) {
  const rows = await documents.statement(synonymRows, readOptions)
  return createSynonyms(rows.map(({ words }) => words))
}

async function loadIndex(documents: Documents): Promise<ProductIndexState> {
  const [version] = await documents.statement(currentVersion, readOptions)
  if (!version) throw new Error('The database did not say what it knows')
  const productIndex = createProductIndex()
  const synonyms = await readSynonyms(documents)
  for (let last = ''; ;) {
    const rows = await documents.statement(listIndexRowsAfter(last, BATCH_SIZE), readOptions)
    productIndex.change([], rows)
    const end = rows.at(-1)
    if (!end || rows.length < BATCH_SIZE) break
    last = end.name
  }
  const cards = new LRUCache<string, ProductCard>({ max: MAX_CARDS })
  const headings: ProductIndexState['headings'] = new LRUCache(HEADING_CACHE)
  const neighbours = new LRUCache<string, readonly string[]>({ max: MAX_NEIGHBOURS })
  const caches = { productIndex, queryRunner: createQueryRunner(), cards, headings, neighbours }
  return { ...caches, version, synonyms, refreshCount: 0, confirmed: null, refreshing: null }
}

const states = new WeakMap<Registry, Promise<ProductIndexState>>()

export function getProductIndex(documents: Documents): Promise<ProductIndexState> {
  const { registry } = documents
  const state = states.get(registry) ?? loadIndex(documents.asSystem())
  states.set(registry, state)
  state.catch(() => states.delete(registry))
  return state
}

async function refresh(state: ProductIndexState, documents: Documents): Promise<void> {
  const { productIndex, queryRunner, version } = state
  // The version is read before the rows, so that concurrent writes are read again and not missed.
  const [now] = await documents.statement(currentVersion, readOptions)
  const rows = await documents.statement(changesSince(version, MAX_CHANGES), readOptions)
  if (!now) return
  if (rows.length === MAX_CHANGES) {
    states.delete(documents.registry)
    return
  }
  if (now.synonyms !== version.synonyms) state.synonyms = await readSynonyms(documents)
  for (const { name } of rows) state.cards.delete(name)
  state.refreshCount += 1
  const removed = rows.filter(({ is_listed }) => is_listed === 0).map(({ name }) => name)
  productIndex.change(
    removed,
    rows.filter(({ is_listed }) => is_listed === 1),
  )
  queryRunner.clear()
  state.neighbours.clear()
  state.version = now
}

export function refreshProductIndex(state: ProductIndexState, documents: Documents): Promise<void> {
  state.refreshing ??= refresh(state, documents.asSystem()).finally(() => (state.refreshing = null))
  return state.refreshing
}
