import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { DatedRate } from './dated-rate.doctype.ts'

export type Rate = Pick<
  Doc<typeof DatedRate>,
  'name' | 'kind' | 'key' | 'valid_from' | 'valid_until' | 'percent' | 'fixed'
>

/** Returns the latest rate that began by a day; null for none, or an ended one. */
export async function findRate(
  documents: Documents,
  { kind, key }: { readonly kind: string; readonly key: string },
  date: string,
): Promise<Rate | null> {
  const [rate] = await documents.asSystem().find(DatedRate, {
    where: { kind, key, valid_from: ['<=', date] },
    fields: ['name', 'kind', 'key', 'valid_from', 'valid_until', 'percent', 'fixed'],
    order_by: 'valid_from desc',
    limit: 1,
  })
  if (!rate) return null
  return rate.valid_until !== null && rate.valid_until < date ? null : rate
}
