import { wordsIn } from '#meta'
import type { SearchCandidate } from '../extension-points.ts'

/** A word in the title says four times as much. */
const IN_TITLE = 4
/** Of several words so many must be there. */
const LEAST_SHARE = 2 / 3

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

/** Whether a candidate is what was asked for: it has all the words, and at least one of them in its title. */
export function isAskedFor(
  candidate: SearchCandidate,
  stems: readonly string[],
  translated: ReadonlyMap<string, string>,
): boolean {
  const { count, score } = matchOf(candidate, stems, translated)
  return count === stems.length && score > count
}

/**
 * Of the candidates those in which the most words begin alike, the best first; none that lack more than a third of them.
 * @param translated what titles are in other languages, as far as that fits
 */
export function bestMatches<Candidate extends SearchCandidate>(
  candidates: readonly Candidate[],
  stems: readonly string[],
  translated: ReadonlyMap<string, string>,
): readonly Candidate[] {
  const matches = candidates.map((candidate) => matchOf(candidate, stems, translated))
  const most = Math.max(0, ...matches.map(({ count }) => count))
  if (most < stems.length * LEAST_SHARE) return []
  return matches
    .filter(({ count }) => count > 0 && count === most)
    .toSorted((left, right) => right.score - left.score)
    .map(({ candidate }) => candidate)
}
