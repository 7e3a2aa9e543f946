import type { Documents } from '#framework/documents'
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
import { renewShelf, standAtShelf, type Standing } from './stand-at-shelf.ts'

/** Products may change while they are looked for, but not for ever. */
const MOST_ATTEMPTS = 3

function isCard(row: PageRow): row is PageRow & CardRow {
  return row.name !== null
}

/** Cards in the order of names; what went off the shelf in between is left out. */
function cardsOf(rows: readonly PageRow[], names: readonly string[]): readonly ProductCard[] {
  const byName = new Map(rows.filter(isCard).map((row) => [row.name, row]))
  return names.flatMap((name) => {
    const row = byName.get(name)
    return row ? [productCard(row)] : []
  })
}

/** True when the shelf is known as it is; otherwise it is brought up to date. */
export async function isCurrent(
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

/** Chooses from the shelf and reads the cards: one statement, and two more after something changed. */
export async function showFromShelf<Choice>(
  documents: Documents,
  { choose, category }: Asked<Choice>,
): Promise<Shown<Choice>> {
  const system = documents.asSystem()
  for (let attempt = 1; ; attempt += 1) {
    const standing = await standAtShelf(documents)
    const { choice, names } = choose(standing)
    const question = { names, known: standing.known, category: category ?? '' }
    const rows = await system.statement(pageOf(question), { reads: shelfTypes })
    if (attempt === MOST_ATTEMPTS || (await isCurrent(standing, rows[0], documents)))
      return {
        choice,
        standing,
        cards: cardsOf(rows, names),
        heading: rows.find(isHeaded)?.category_heading ?? null,
      }
  }
}

function isHeaded({ category_heading }: PageRow): boolean {
  return category_heading !== null
}

/** A page of what the shelf answers to a question. */
export function askShelf(
  documents: Documents,
  question: Question,
  paging: Paging,
): Promise<Shown<ShelfAnswer>> {
  return showFromShelf(documents, {
    category: question.category,
    choose({ shelf, answers, synonyms }) {
      const choice = answers.answer(shelf, question, synonyms)
      return { choice, names: choice.page(paging) }
    },
  })
}
