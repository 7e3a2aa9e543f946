import type { MethodContext } from '#framework/modules'
import { searchGroups, searchSource, type SearchCandidate, type SearchGroup } from '../extension-points.ts'
import { bestMatches, isAskedFor } from '../rules/best-matches.ts'
import { searchStems } from '../rules/search-stems.ts'
import { readTranslatedTitles } from './read-translated-titles.ts'

const MOST_CANDIDATES = 60
const MOST_RESULTS = 3

interface FoundGroup {
  readonly group: SearchGroup
  readonly results: readonly SearchCandidate[]
  /** Whether the first of them is what was asked for. */
  readonly isAskedFor: boolean
}

type Context = Pick<MethodContext<never>, 'documents' | 'extensions'>

/** Letters that mean something in a pattern are searched as themselves. */
const patternOf = (stem: string): string => `%${stem.replace(/[\\%_]/g, '\\$&')}%`

/** What is found for a text beside products, group by group; groups without any are left out. */
export async function findOnSite(
  { documents, extensions }: Context,
  text: string,
): Promise<readonly FoundGroup[]> {
  const stems = searchStems(text)
  if (stems.length === 0) return []
  const patterns = stems.map(patternOf)
  const translated = await readTranslatedTitles(documents, stems)
  const asked = { patterns, titles: [...translated.keys()], limit: MOST_CANDIDATES }
  const groups: FoundGroup[] = []
  for (const { group, candidates } of extensions(searchSource)) {
    const found = bestMatches(await candidates(documents, asked), stems, translated)
    const [first] = found
    if (first !== undefined)
      groups.push({
        ...{ group, results: found.slice(0, MOST_RESULTS) },
        isAskedFor: isAskedFor(first, stems, translated),
      })
  }
  return groups.toSorted(
    (left, right) => searchGroups.indexOf(left.group) - searchGroups.indexOf(right.group),
  )
}
