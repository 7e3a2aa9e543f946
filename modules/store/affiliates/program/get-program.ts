import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { toDecimal } from '#meta'
import { translateDocument, translateResponse } from '#site/translations'
import { ProductCategory } from '#store/catalog'
import { AffiliateSettings } from './affiliate-settings.doctype.ts'
import { isProgramOn, readTerms, type AffiliateTerms } from './affiliate-settings.queries.ts'

/** Returns what the affiliate program offers. The response is the same for all guests. */
export const getProgram = method({
  access: anyone,
  input: {},
  reads: true,
  isTranslated: true,
  async run({ documents, language }) {
    const isOn = await isProgramOn(documents)
    const stored = await readTerms(documents)
    const rates = isOn ? await listRates(documents, stored) : []
    const { window_days, minimum_payout, terms } = stored
    return translateResponse({ documents, language }, (translate) => ({
      is_on: isOn ? (1 as const) : (0 as const),
      currency: 'INR',
      window_days,
      minimum_payout: toDecimal(minimum_payout),
      ...translateDocument(AffiliateSettings, { terms }, translate),
      rates: rates.map(({ category, rate }) => ({
        category: category === null ? null : translate(category),
        rate,
      })),
    }))
  },
})

/** Returns today's percentages by category, the highest first; a null category is all other products. */
async function listRates(documents: Documents, { rates }: AffiliateTerms) {
  const valid = rates
    .filter(({ valid_from }) => valid_from <= documents.today)
    .toSorted((one, other) => (one.valid_from < other.valid_from ? 1 : -1))
  const latest = [...Map.groupBy(valid, ({ category }) => category).values()].flatMap(([rate]) => rate ?? [])
  const names = await readCategoryNames(
    documents,
    latest.flatMap(({ category }) => category ?? []),
  )
  return latest
    .map(({ category, rate }) => ({
      category: category === null ? null : (names.get(category) ?? category),
      rate: rate ?? 0,
    }))
    .toSorted((one, other) => other.rate - one.rate)
}

async function readCategoryNames(
  documents: Documents,
  categories: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (categories.length === 0) return new Map()
  const found = await documents.asSystem().find(ProductCategory, {
    where: { name: ['in', categories] },
    fields: ['name', 'category_name'],
    limit: categories.length,
  })
  return new Map(found.map(({ name, category_name }) => [name, category_name]))
}
