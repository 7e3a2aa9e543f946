import { wordsIn } from '#meta'
import { parseOptionValues } from '../product/option-values.rules.ts'

interface SearchableProduct {
  /** Null while a product is not whole yet. */
  readonly title: string | null
  readonly short_description: string | null
  readonly description: string | null
  readonly keywords: string | null
  readonly attributes: readonly { readonly attribute: string; readonly value: string }[]
  readonly variants: readonly { readonly sku: string; readonly option_values: string | null }[]
}

/** Different words of one product that are searched; what comes after them is too far down to be meant. */
const MAX_WORDS = 400
/** Between the words of the title and the others. */
export const TITLE_SEPARATOR = '|'

function stripHtml(html: string | null): string {
  return (html ?? '').replace(/<[^<>]*>/g, ' ').replace(/&[a-z#0-9]+;/gi, ' ')
}

/** The words that a product is found by: those of its title, a mark, and the others, each once. */
export function buildSearchWords(product: SearchableProduct): string {
  const title = new Set(wordsIn(product.title ?? ''))
  const texts = [
    ...product.variants.flatMap(({ sku, option_values }) => [
      sku,
      ...parseOptionValues(option_values).map(({ value }) => value),
    ]),
    product.keywords ?? '',
    ...product.attributes.map(({ value }) => value),
    product.short_description ?? '',
    stripHtml(product.description),
  ]
  const others = new Set(texts.flatMap((text) => wordsIn(text ?? '')).filter((word) => !title.has(word)))
  return [...title, TITLE_SEPARATOR, ...[...others].slice(0, MAX_WORDS)].join(' ')
}
