import { written } from '#framework/cache'
import type { Documents } from '#framework/documents'
import { isGuest } from '#framework/permissions'
import {
  pageOf,
  shelfTypes,
  type CategoryHeading,
  type NewsRow,
  type PageRow,
} from '../doctypes/shelf.queries.ts'
import { productCard, type CardRow, type ProductCard } from '../rules/product-card.ts'
import type { ShelfAnswer } from '../rules/shelf/answer-question.ts'
import type { Paging, Question } from '../rules/shelf/question.ts'
import { cardsAtStalls } from './cards-at-stalls.ts'
import { renewShelf, standAtShelf, type Standing } from './stand-at-shelf.ts'

/** Products may change while they are looked for, but not for ever. */
const MOST_ATTEMPTS = 3

function isCard(row: PageRow): row is PageRow & CardRow {
  return row.name !== null
}

type Cards = ReadonlyMap<string, ProductCard>

/** Of the cards by these names, those that were shown lately. */
function cardsAtHand({ cards }: Standing, names: readonly string[]): Cards {
  return new Map(
    names.flatMap((name) => {
      const card = cards.get(name)
      return card ? [[name, card] as const] : []
    }),
  )
}

/** True when the shelf is known as it is; otherwise it is brought up to date. */
async function isCurrent(
  standing: Standing,
  news: NewsRow | undefined,
  documents: Documents,
): Promise<boolean> {
  if (!news || (!news.is_changed && news.synonyms === standing.known.synonyms)) {
    if (news && standing.renewal === null)
      standing.known = { snapshot: news.snapshot, synonyms: news.synonyms }
    return true
  }
  await renewShelf(standing, documents)
  return false
}

interface Lately {
  /** Read with what the cards stand beside. */
  readonly news: NewsRow | undefined
  names(standing: Standing): readonly string[]
}

/** Cards that are at hand, all of them, on a shelf that still stands as it did; else null. No statement. */
export async function shownLately(
  documents: Documents,
  standing: Standing,
  { news, names }: Lately,
): Promise<readonly ProductCard[] | null> {
  if (!(await isCurrent(standing, news, documents))) return null
  const wanted = names(standing)
  const cards = cardsAtHand(standing, wanted)
  return cards.size === wanted.length ? [...cards.values()] : null
}

export interface Shown<Choice> {
  readonly choice: Choice
  readonly cards: readonly ProductCard[]
  readonly heading: CategoryHeading | null
  readonly standing: Standing
}

interface Asked<Choice> {
  /** Which products are shown, by the shelf as it stands. */
  choose(standing: Standing): { readonly choice: Choice; readonly names: readonly string[] }
  /** Route of a category whose heading is wanted. */
  readonly category: string | null
}

interface Read {
  readonly cards: Cards
  readonly heading: CategoryHeading | null
}

function readIn(rows: readonly PageRow[]): Read {
  const cards = new Map(rows.filter(isCard).map((row) => [row.name, written(productCard(row))]))
  const heading = rows.find(({ category_heading }) => category_heading !== null)?.category_heading
  return { cards, heading: heading ?? null }
}

interface Before {
  /** Changes that had been heard of. */
  readonly changes: number
  readonly renewals: number
}

/** What was read is kept for those who come next, unless the shelf went on while it was read. */
function keep(
  standing: Standing,
  category: string | null,
  { cards, heading, ...before }: Read & Before,
): void {
  if (standing.renewals !== before.renewals || standing.renewal !== null) return
  if (standing.sure?.changes !== before.changes) standing.headings.clear()
  standing.sure = { changes: before.changes, at: performance.now() }
  for (const [name, card] of cards) standing.cards.set(name, card)
  if (category !== null) standing.headings.set(category, { heading })
}

/** Milliseconds for which the shelf is believed to stand as it did while no change was heard of. */
const SURE_FOR = 1_000

function isSure({ sure, renewal }: Standing, changes: number): boolean {
  return renewal === null && sure?.changes === changes && performance.now() - sure.at < SURE_FOR
}

/** The heading that a category had lately; undefined where it must be read. */
function headingAtHand({ headings }: Standing, category: string | null): CategoryHeading | null | undefined {
  return category === null ? null : headings.get(category)?.heading
}

/**
 * Chooses from the shelf, asks whether it still stands so, and reads the cards that nobody was shown lately: one statement,
 * and two more after something changed. Guests are shown what stands in memory, as they are shown kept answers: until a
 * change is heard of, and looked after once a second all the same.
 */
export async function showFromShelf<Choice>(
  documents: Documents,
  { choose, category }: Asked<Choice>,
): Promise<Shown<Choice>> {
  const system = documents.asSystem()
  for (let attempt = 1; ; attempt += 1) {
    const changes = documents.changesHeard(shelfTypes)
    const standing = await standAtShelf(documents)
    const { choice, names } = choose(standing)
    const atHand = cardsAtHand(standing, names)
    const missing = names.filter((name) => !atHand.has(name))
    const known = headingAtHand(standing, category)
    const isAllAtHand = missing.length === 0 && known !== undefined
    if (isAllAtHand && isGuest(documents.caller) && isSure(standing, changes))
      return { choice, standing, cards: [...atHand.values()], heading: known }
    const before = { changes, renewals: standing.renewals }
    const question = { names: missing, known: standing.known, category: category ?? '' }
    const rows = await system.statement(pageOf(question), { reads: shelfTypes })
    const read = readIn(rows)
    const isFresh = await isCurrent(standing, rows[0], documents)
    if (isFresh) keep(standing, category, { ...read, ...before })
    if (!isFresh && attempt < MOST_ATTEMPTS) continue
    // What went off the shelf in between is left out.
    const cards = names.flatMap((name) => atHand.get(name) ?? read.cards.get(name) ?? [])
    return { choice, standing, cards, heading: read.heading }
  }
}

/** A page of what the shelf answers to a question. At chosen stalls its cards say what those ask: one statement more. */
export async function askShelf(
  documents: Documents,
  question: Question,
  paging: Paging,
): Promise<Shown<ShelfAnswer>> {
  const shown = await showFromShelf(documents, {
    category: question.category,
    choose({ shelf, answers, synonyms }) {
      const choice = answers.answer(shelf, question, synonyms)
      return { choice, names: choice.page(paging) }
    },
  })
  return {
    ...shown,
    cards: await cardsAtStalls(documents, shown.cards, question.chosen.get('seller') ?? []),
  }
}
