import type { Registry } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import {
  changesSince,
  knownNow,
  shelfAfter,
  shelfTypes,
  synonymRows,
  type Known,
} from '../doctypes/shelf.queries.ts'
import { createAnswers } from '../rules/shelf/answer-question.ts'
import { createShelf, type Shelf } from '../rules/shelf/shelf.ts'
import { synonymsIn, type Synonyms } from '../rules/synonyms.ts'

/** The shelf of this process and what is known of it. */
export interface Standing {
  readonly shelf: Shelf
  readonly answers: ReturnType<typeof createAnswers>
  known: Known
  synonyms: Synonyms
  /** Being brought up to date; everybody who noticed waits for the same. */
  renewal: Promise<void> | null
}

/** Rows in one question: the process does other things between two of them. */
const AT_ONCE = 1_500
/** Changes beyond which the whole shelf is read anew. */
const MOST_CHANGES = 20_000

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
  return { shelf, answers: createAnswers(), known, synonyms, renewal: null }
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
  const gone = rows.filter(({ is_listed }) => is_listed === 0).map(({ name }) => name)
  shelf.change(
    gone,
    rows.filter(({ is_listed }) => is_listed === 1),
  )
  answers.forget()
  standing.known = now
}

/** Brings the shelf up to date after somebody noticed that it is not. */
export function renewShelf(standing: Standing, documents: Documents): Promise<void> {
  standing.renewal ??= renew(standing, documents.asSystem()).finally(() => (standing.renewal = null))
  return standing.renewal
}
