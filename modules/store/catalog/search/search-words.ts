import { wordsIn } from '#meta'
import { parseOptionValues } from '../product/product.rules.ts'

interface SearchableProduct {
  /** Null for an unsaved product. */
  readonly title: string | null
  readonly short_description: string | null
  readonly description: string | null
  readonly keywords: string | null
  readonly attributes: readonly { readonly attribute: string; readonly value: string }[]
  readonly variants: readonly { readonly sku: string; readonly option_values: string | null }[]
}

/** Limit of indexed words per product. */
const MAX_WORDS = 400

export const TITLE_SEPARATOR = '|'

function stripHtml(html: string | null): string {
  return (html ?? '').replace(/<[^<>]*>/g, ' ').replace(/&[a-z#0-9]+;/gi, ' ')
}

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

const MIN_ENGLISH_LENGTH = 3

function singularOf(word: string): string | null {
  if (!word.endsWith('s') || word.endsWith('ss')) return null
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y')
  return word.replace(/(?:(?<=[sxz]|(?<=[cs])h)e)?s$/, '')
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** Returns plural or singular of an English word; inflected forms of a Hindi or Tamil word. */
export function pluralForms(word: string): readonly string[] {
  if (word.length < MIN_ENGLISH_LENGTH || !/^[a-z]+$/.test(word)) return nativeWordForms(word)
  const singular = singularOf(word)
  return singular === null ? [pluralOf(word)] : [singular]
}

type Endings = readonly (readonly [RegExp, readonly string[]])[]

/** Hindi: plurals and oblique forms. The longest matching ending counts. */
const hindi: Endings = [
  [/ि(?:याँ|यां|यों)$/, ['ी', 'ि']],
  [/(?<=[ाू])(?:एँ|एं|ओं)$/, ['']],
  [/ें$/, ['']],
  [/ों$/, ['', 'ा']],
  [/े$/, ['ा']],
  [/ा$/, ['े', 'ों']],
  [/ी$/, ['ियाँ', 'ियों']],
]

/** Tamil: plurals, oblique forms of words in ம், and the doubled letter before the next word. */
const tamil: Endings = [
  [/ங்கள்$/, ['ம்']],
  [/க்கள்$/, ['']],
  [/ற்கள்$/, ['ல்']],
  [/ட்கள்$/, ['ள்']],
  [/கள்$/, ['']],
  [/த்(?:தை|தில்|துக்கு|தின்)$/, ['ம்']],
  [/(?<=[\u0b80-\u0bff])ம்$/, ['ங்கள்', 'ப்', 'த்', 'க்', 'ச்']],
  [/(?<=[\u0b80-\u0bff])[பதகச]்$/, ['ம்', '']],
]

const MIN_NATIVE_LENGTH = 3

/** Returns other forms of a Devanagari or Tamil word: घड़े of घड़ा, பட்டங்கள் of பட்டம்; empty for other scripts. */
function nativeWordForms(word: string): readonly string[] {
  if (word.length < MIN_NATIVE_LENGTH) return []
  const found = [...hindi, ...tamil].find(([ending]) => ending.test(word))
  return found ? found[1].map((ending) => word.replace(found[0], ending)) : []
}

/** Removes Devanagari marks that are often omitted: the nukta of कागज़, the chandrabindu of पाँच. */
export const withoutMarks = (word: string): string =>
  word.replaceAll('\u093c', '').replaceAll('\u0901', '\u0902')
