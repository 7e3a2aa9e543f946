/** A word of the house inside a sentence, like the label of a field: it is said in the language of the sentence. */
export interface Term {
  readonly term: string
}

type Part = string | number | Term | Sentence | readonly Term[]

/** A sentence for people with places in it: '{0} must be unique', and what stands in its places. */
export interface Sentence {
  readonly source: string
  readonly values: readonly Part[]
}

/** What people are told: words that are always the same, or a sentence with values in it. */
export type Said = string | Sentence

/** The words of a language for a source text; the text itself where it has none. */
export type Word = (source: string) => string

export const term = (text: string): Term => ({ term: text })

/** A sentence that other languages say in their own order: sentence`${term(label)} must be unique`. */
export function sentence(texts: TemplateStringsArray, ...values: readonly Part[]): Sentence {
  const source = texts.map((text, index) => (index === 0 ? text : `{${index - 1}}${text}`)).join('')
  return { source, values }
}

/** What is missing in a document that is not whole yet is said as nothing. */
function partText(part: Part | null | undefined, word: Word): string {
  if (part === undefined || part === null) return ''
  if (typeof part !== 'object') return String(part)
  if ('source' in part) return spoken(part, word)
  return [part]
    .flat()
    .map(({ term: known }) => word(known))
    .join(', ')
}

/** What is said as a part of a longer sentence. */
export const phrase = (said: Said): Term | Sentence => (typeof said === 'string' ? term(said) : said)

/** The words of a sentence in the language that `word` speaks. */
export function spoken(said: Said, word: Word): string {
  if (typeof said === 'string') return word(said)
  return word(said.source).replace(/\{(\d+)\}/g, (_, place: string) =>
    partText(said.values[Number(place)], word),
  )
}

export function inEnglish(said: Said): string {
  return spoken(said, (source) => source)
}
