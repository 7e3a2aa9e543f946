import type { Context } from '#framework/context'
import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { translateResponse, Translation } from '#site/translations'
import { searchGroups, searchSource, type SearchCandidate, type SearchGroup } from '../extension-points.ts'
import { wordsIn } from '#meta'
import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { beginsWord } from '#framework/queries'

const IN_TITLE = 4
const MIN_SHARE = 2 / 3

interface Match<Candidate> {
  readonly candidate: Candidate
  readonly count: number
  readonly score: number
}

const plain = (html: string): string => html.replace(/<[^<>]*>/g, ' ')

const doesHold = (words: readonly string[], stem: string): boolean =>
  words.some((word) => word.startsWith(stem))

function matchOf<Candidate extends SearchCandidate>(
  candidate: Candidate,
  stems: readonly string[],
  translated: ReadonlyMap<string, string>,
): Match<Candidate> {
  const title = wordsIn(`${candidate.title} ${translated.get(candidate.title) ?? ''}`)
  const text = wordsIn(plain(candidate.text))
  let [count, score] = [0, 0]
  for (const stem of stems) {
    const points = doesHold(title, stem) ? IN_TITLE : Number(doesHold(text, stem))
    count += Number(points > 0)
    score += points
  }
  return { candidate, count, score }
}

function isAskedFor(
  candidate: SearchCandidate,
  stems: readonly string[],
  translated: ReadonlyMap<string, string>,
): boolean {
  const { count, score } = matchOf(candidate, stems, translated)
  return count === stems.length && score > count
}

/**
 * Returns the candidates with the most matching word beginnings, best first; at most a third of the words may be
 * missing.
 * @param translated titles in other languages, as far as they match
 */
function bestMatches<Candidate extends SearchCandidate>(
  candidates: readonly Candidate[],
  stems: readonly string[],
  translated: ReadonlyMap<string, string>,
): readonly Candidate[] {
  const matches = candidates.map((candidate) => matchOf(candidate, stems, translated))
  const most = Math.max(0, ...matches.map(({ count }) => count))
  if (most < stems.length * MIN_SHARE) return []
  return matches
    .filter(({ count }) => count > 0 && count === most)
    .toSorted((left, right) => right.score - left.score)
    .map(({ candidate }) => candidate)
}

const MAX_WORDS = 6
const SHORTEST = 3

const joining: ReadonlySet<string> = new Set([
  ...['the', 'and', 'for', 'how', 'what', 'where', 'when', 'with', 'from', 'your', 'you', 'are', 'can'],
  ...['का', 'की', 'के', 'को', 'में', 'से', 'और', 'है', 'हैं', 'क्या', 'कैसे', 'மற்றும்', 'என்ன', 'எப்படி'],
])

const isLatin = (word: string) => /^[a-z\d]+$/.test(word)

/**
 * Returns the common stem of a word's forms: 'polic' of policy and policies, பட்டம of பட்டம் and பட்டமும். Short words
 * stay unchanged.
 */
function stemOf(word: string): string {
  if (isLatin(word))
    return word.length > SHORTEST && !word.endsWith('ss') ? word.replace(/(?:ies|[sy])$/, '') : word
  const letters = [...word]
  const last = letters.findLastIndex((letter) => !/\p{M}/u.test(letter))
  const stem = letters.slice(0, last + 1).join('')
  return stem.length < 2 ? word : stem
}

function searchStems(text: string): readonly string[] {
  const words = wordsIn(text)
  const telling = words.filter(
    (word) => !joining.has(word) && (word.length >= SHORTEST || !isLatin(word)) && word.length > 1,
  )
  return [...new Set(telling.map(stemOf))].slice(0, MAX_WORDS)
}

const MAX_TITLES = 100

interface Row {
  readonly source_text: string
  readonly translated_text: string
}

/** Returns original titles whose translation has a word beginning with a stem. One statement, none for Latin text. */
async function readTranslatedTitles(
  documents: Documents,
  stems: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const native = stems.filter((stem) => /[^\p{ASCII}]/u.test(stem))
  if (native.length === 0 || !documents.registry.find(Translation.name)) return new Map()
  const query = sql<Row>`
    select source_text, translated_text from "Translation"
    where ${beginsWord(Translation, 'translated_text', native)}
    order by name limit ${MAX_TITLES}`
  const rows = await documents.asSystem().statement(query, { reads: [Translation] })
  const found = new Map<string, string>()
  for (const { source_text, translated_text } of rows)
    found.set(source_text, `${found.get(source_text) ?? ''} ${translated_text}`)
  return found
}

const MAX_CANDIDATES = 60
const MAX_RESULTS = 3

interface FoundGroup {
  readonly group: SearchGroup
  readonly results: readonly SearchCandidate[]
  readonly isAskedFor: boolean
}

const patternOf = (stem: string): string => `%${stem.replace(/[\\%_]/g, '\\$&')}%`

export async function findOnSite(
  { documents, extensions }: Context,
  text: string,
): Promise<readonly FoundGroup[]> {
  const stems = searchStems(text)
  if (stems.length === 0) return []
  const patterns = stems.map(patternOf)
  const translated = await readTranslatedTitles(documents, stems)
  const asked = { patterns, titles: [...translated.keys()], limit: MAX_CANDIDATES }
  const groups: FoundGroup[] = []
  for (const { group, candidates } of extensions(searchSource)) {
    const found = bestMatches(await candidates(documents, asked), stems, translated)
    const [first] = found
    if (first !== undefined)
      groups.push({
        ...{ group, results: found.slice(0, MAX_RESULTS) },
        isAskedFor: isAskedFor(first, stems, translated),
      })
  }
  return groups.toSorted(
    (left, right) => searchGroups.indexOf(left.group) - searchGroups.indexOf(right.group),
  )
}

/**
 * Finds at most three pages, events, albums and sellers each that the caller may see; `leads` when a page has all
 * words, at least one in its title. One or two statements per group, one for other scripts.
 */
export const searchSite = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { text: text({ required: true, maxLength: 100 }) },
  async run({ input, documents, language, ctx }) {
    const groups = await findOnSite(ctx, input.text)
    const isPage = groups.some(({ group, isAskedFor }) => group === 'pages' && isAskedFor)
    return translateResponse({ documents, language }, (translate) => ({
      leads: isPage ? 1 : 0,
      groups: groups.map(({ group, results }) => ({
        group,
        results: results.map(({ title, path, note, day, image }) => ({
          ...{ title: translate(title), path, day, image },
          note: note === null ? null : translate(note),
        })),
      })),
    }))
  },
})
