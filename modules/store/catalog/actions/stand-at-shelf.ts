import { LRUCache } from 'lru-cache'
import type { Registry } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import {
  changesSince,
  knownNow,
  shelfAfter,
  shelfTypes,
  synonymRows,
  type CategoryHeading,
  type Known,
} from '../doctypes/shelf.queries.ts'
import type { ProductCard } from '../rules/product-card.ts'
import { createAnswers } from '../rules/shelf/answer-question.ts'
import { createShelf, type Shelf } from '../rules/shelf/shelf.ts'
import { synonymsIn, type Synonyms } from '../rules/synonyms.ts'

/** The shelf of this process and what is known of it. */
export interface Standing {
  readonly shelf: Shelf
  readonly answers: ReturnType<typeof createAnswers>
  /** Cards that were shown lately, each as its product stands on the shelf. */
  readonly cards: LRUCache<string, ProductCard>
  /** Headings of categories that were shown lately, by route. */
  readonly headings: LRUCache<string, { readonly heading: CategoryHeading | null }>
  /** Names of what stands near a product, by its name, as far as somebody asked. */
  readonly neighbours: LRUCache<string, readonly string[]>
  /** How often the shelf was brought up to date. */
  renewals: number
  /** When all of this was last found to stand as the database has it, and which changes had been heard of by then. */
  sure: { readonly changes: number; readonly at: number } | null
  known: Known
  synonyms: Synonyms
  /** Being brought up to date; everybody who noticed waits for the same. */
  renewal: Promise<void> | null
}

/** Rows in one question: the process does other things between two of them. */
const AT_ONCE = 1_500
/** Changes beyond which the whole shelf is read anew. */
const MOST_CHANGES = 20_000

/** Cards in memory: a megabyte or two. */
const MOST_CARDS = 2_000
/** Products of which is known what stands near them. */
const MOST_NEIGHBOURS = 1_000
/** Headings in memory, and for how long if nobody tells of a change: as long as other answers of guests. */
const KEPT_HEADINGS = { max: 200, ttl: 5 * 60_000 }

const reading = { reads: shelfTypes }

async function readSynonyms(documents: Documents) {
  const rows = await documents.statement(synonymRows, reading)
  return synonymsIn(rows.map(({ words }) => words))
}

async function open(documents: Documents): Promise<Standing> {
  const [known] = await documents.statement(knownNow, reading)
  if (!known) throw new Error('The database did not say what it knows')
  const shelf = createShelf()
  const synonyms = await readSynonyms(documents)
  for (let last = ''; ;) {
    const rows = await documents.statement(shelfAfter(last, AT_ONCE), reading)
    shelf.change([], rows)
    const end = rows.at(-1)
    if (!end || rows.length < AT_ONCE) break
    last = end.name
  }
  const cards = new LRUCache<string, ProductCard>({ max: MOST_CARDS })
  const headings: Standing['headings'] = new LRUCache(KEPT_HEADINGS)
  const neighbours = new LRUCache<string, readonly string[]>({ max: MOST_NEIGHBOURS })
  const memory = { shelf, answers: createAnswers(), cards, headings, neighbours }
  return { ...memory, known, synonyms, renewals: 0, sure: null, renewal: null }
}

const standings = new WeakMap<Registry, Promise<Standing>>()

/** The shelf of this server; read whole when it is first asked for. */
export function standAtShelf(documents: Documents): Promise<Standing> {
  const { registry } = documents
  const standing = standings.get(registry) ?? open(documents.asSystem())
  standings.set(registry, standing)
  standing.catch(() => standings.delete(registry))
  return standing
}

async function renew(standing: Standing, documents: Documents): Promise<void> {
  const { shelf, answers, known } = standing
  // Asked before the rows: what is written in between is asked for again, and never missed.
  const [now] = await documents.statement(knownNow, reading)
  const rows = await documents.statement(changesSince(known, MOST_CHANGES), reading)
  if (!now) return
  if (rows.length === MOST_CHANGES) {
    standings.delete(documents.registry)
    return
  }
  if (now.synonyms !== known.synonyms) standing.synonyms = await readSynonyms(documents)
  for (const { name } of rows) standing.cards.delete(name)
  standing.renewals += 1
  const gone = rows.filter(({ is_listed }) => is_listed === 0).map(({ name }) => name)
  shelf.change(
    gone,
    rows.filter(({ is_listed }) => is_listed === 1),
  )
  answers.forget()
  standing.neighbours.clear()
  standing.known = now
}

/** Brings the shelf up to date after somebody noticed that it is not. */
export function renewShelf(standing: Standing, documents: Documents): Promise<void> {
  standing.renewal ??= renew(standing, documents.asSystem()).finally(() => (standing.renewal = null))
  return standing.renewal
}
