import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { notify, usersWithRole, notificationEvent } from '#site/notifications'
import { Brand } from '../product/brand.doctype.ts'
import { ProductCategory } from '../category/product-category.doctype.ts'
import { ProductChange } from './product-change.doctype.ts'
import type { Product } from '../product/product.doctype.ts'
import { catalogErrors } from '../errors.ts'
import { formatOptionValues, parseOptionValues, type VariantRow } from '../product/product.rules.ts'
import {
  type ProposedValues,
  proposedValues,
  readProposed,
  reviewedFields,
  type ReviewedField,
} from './proposed-values.ts'
import { messages } from '../messages.ts'

const fieldLabels: Readonly<Record<ReviewedField, string>> = {
  title: 'Title',
  route: 'Path',
  category: 'Category',
  brand: 'Brand',
  short_description: 'Short description',
  description: 'Description',
  pictures: 'Images',
  attributes: 'Attributes',
  tax_class: 'Tax class',
  hsn: 'HSN code',
  returnable: 'Returnable',
  return_days: 'Return days',
  is_digital: 'Is digital',
  variants: 'Variants',
}

type Titles = ReadonlyMap<string, string>

const stripHtml = (html: string): string =>
  html
    .replace(/<\/(?:p|h[2-4]|li)>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .trim()

const checkFields: ReadonlySet<ReviewedField> = new Set(['returnable', 'is_digital'])

const formatVariant = ({ sku, option_values }: Pick<VariantRow, 'sku' | 'option_values'>): string =>
  [formatOptionValues(parseOptionValues(option_values)), sku].filter(Boolean).join(' · ')

type Table = 'pictures' | 'attributes' | 'variants'

const formatRows: Readonly<Record<Table, (values: ProposedValues) => readonly string[] | undefined>> = {
  pictures: ({ pictures }) => pictures?.map(({ image, alt }) => alt || image),
  attributes: ({ attributes }) => attributes?.map(({ attribute, value }) => `${attribute}: ${value}`),
  variants: ({ variants }) => variants?.map(formatVariant),
}

const isTable = (field: ReviewedField): field is Table =>
  field === 'pictures' || field === 'attributes' || field === 'variants'

function formatValue(values: ProposedValues, field: ReviewedField, titles: Titles): string {
  if (isTable(field)) return formatRows[field](values)?.join('\n') ?? ''
  const value = values[field] ?? ''
  if (checkFields.has(field)) return value === 1 ? '✓' : '✗'
  const text = String(value)
  return field === 'description' ? stripHtml(text) : (titles.get(text) ?? text)
}

function buildChangeLines(now: ProposedValues, proposed: ProposedValues, titles: Titles) {
  return reviewedFields
    .filter((field) => field in proposed)
    .map((field) => ({
      what: fieldLabels[field],
      now: formatValue(now, field, titles),
      proposed: formatValue(proposed, field, titles),
    }))
}

type ProductDocument = Doc<typeof Product>

interface Proposal {
  readonly previous: ProductDocument
  readonly document: ProductDocument
  readonly fields: readonly ReviewedField[]
}

const withoutNulls = (...names: readonly (string | null | undefined)[]): readonly string[] =>
  names.filter((name) => name !== null && name !== undefined)

async function findTitles(
  documents: Documents,
  now: ProductDocument,
  { category, brand }: ProposedValues,
): Promise<Titles> {
  const system = documents.asSystem()
  const categories = await system.find(ProductCategory, {
    where: { name: ['in', withoutNulls(now.category, category)] },
    fields: ['name', 'category_name'],
  })
  const brands = await system.find(Brand, {
    where: { name: ['in', withoutNulls(now.brand, brand)] },
    fields: ['name', 'brand_name'],
  })
  const titles = new Map([
    ...categories.map(({ name, category_name }) => [name, category_name] as const),
    ...brands.map(({ name, brand_name }) => [name, brand_name] as const),
  ])
  if (category && !titles.has(category)) throw catalogErrors.unknown_category()
  if (brand && !titles.has(brand)) throw catalogErrors.unknown_brand()
  return titles
}

async function notifyStoreManagers(documents: Documents, change: Doc<typeof ProductChange>): Promise<void> {
  await notify(documents, {
    event: changeSubmitted,
    key: change.name,
    people: await usersWithRole(documents, 'Store Manager'),
    values: { product: change.product_title ?? '' },
    link: `/desk/product-change/${change.name}`,
  })
}

export async function proposeChange(
  documents: Documents,
  { previous, document, fields }: Proposal,
): Promise<string> {
  const system = documents.asSystem()
  const pendingChange = previous.change_in_review
    ? await system.lock(ProductChange, previous.change_in_review)
    : null
  const proposed = {
    ...readProposed(pendingChange?.proposed ?? null),
    ...proposedValues({ previous, document }, fields),
  }
  const now = proposedValues({ previous, document: previous }, reviewedFields)
  const lines = buildChangeLines(now, proposed, await findTitles(documents, previous, proposed))
  const values = {
    ...{ product_title: previous.title, lines, pictures: proposed.pictures ?? [] },
    ...{ proposed: JSON.stringify(proposed), summary: lines.map(({ what }) => what).join(', ') },
    requested_by: documents.caller.user,
  }
  if (pendingChange) return (await system.save(ProductChange, pendingChange.name, values)).name
  const { name: product, business } = previous
  const change = await system.insert(ProductChange, { ...values, product, business })
  await notifyStoreManagers(documents, change)
  return change.name
}

export const changeSubmitted = notificationEvent({
  name: 'catalog.change_submitted',
  renamedFrom: 'catalog.change_waits',
  eventClass: 'transactional',
  values: ['product'],
  channels: ['in-app'],
  messages,
})

export const changeAccepted = notificationEvent({
  name: 'catalog.change_accepted',
  eventClass: 'transactional',
  values: ['product'],
  channels: ['in-app', 'e-mail'],
  messages,
})

export const changeRefused = notificationEvent({
  name: 'catalog.change_refused',
  eventClass: 'transactional',
  values: ['product', 'answer'],
  channels: ['in-app', 'e-mail'],
  messages,
})
