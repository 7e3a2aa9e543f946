import { optionText, optionValues } from '../option-values.ts'
import type { VariantRow } from '../whole-variants.ts'
import type { ProposedValues } from './proposed-values.ts'
import { reviewedFields, type ReviewedField } from './seller-changes.ts'

/** What people call the fields of a change. */
const fieldLabels: Readonly<Record<ReviewedField, string>> = {
  title: 'Title',
  route: 'Route',
  category: 'Category',
  brand: 'Brand',
  short_description: 'Short description',
  description: 'Description',
  pictures: 'Pictures',
  attributes: 'Attributes',
  tax_class: 'Tax class',
  hsn: 'HSN code',
  returnable: 'Returnable',
  return_days: 'Return days',
  is_digital: 'Is digital',
  variants: 'Variants',
}

/** Names of linked documents as people know them. */
export type Titles = ReadonlyMap<string, string>

const plain = (html: string): string =>
  html
    .replace(/<\/(?:p|h[2-4]|li)>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .trim()

const checks: ReadonlySet<ReviewedField> = new Set(['returnable', 'is_digital'])

const variantWords = ({ sku, option_values }: Pick<VariantRow, 'sku' | 'option_values'>): string =>
  [optionText(optionValues(option_values)), sku].filter(Boolean).join(' · ')

type Table = 'pictures' | 'attributes' | 'variants'

/** The rows of a table, a line each. */
const rowsInWords: Readonly<Record<Table, (values: ProposedValues) => readonly string[] | undefined>> = {
  pictures: ({ pictures }) => pictures?.map(({ image, alt }) => alt || image),
  attributes: ({ attributes }) => attributes?.map(({ attribute, value }) => `${attribute}: ${value}`),
  variants: ({ variants }) => variants?.map(variantWords),
}

const isTable = (field: ReviewedField): field is Table =>
  field === 'pictures' || field === 'attributes' || field === 'variants'

/** A value of a change in words; empty where there is none. */
function inWords(values: ProposedValues, field: ReviewedField, titles: Titles): string {
  if (isTable(field)) return rowsInWords[field](values)?.join('\n') ?? ''
  const value = values[field] ?? ''
  if (checks.has(field)) return value === 1 ? '✓' : '✗'
  const text = String(value)
  return field === 'description' ? plain(text) : (titles.get(text) ?? text)
}

/** Each field of a change as it is and as it would be. */
export function changeLines(now: ProposedValues, proposed: ProposedValues, titles: Titles) {
  return reviewedFields
    .filter((field) => field in proposed)
    .map((field) => ({
      what: fieldLabels[field],
      now: inWords(now, field, titles),
      proposed: inWords(proposed, field, titles),
    }))
}
