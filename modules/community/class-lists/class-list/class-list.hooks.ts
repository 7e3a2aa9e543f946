import { hooks } from '#framework/documents'
import { datetimeIn } from '#meta'
import { classListErrors } from '../errors.ts'
import { classListEvents } from '../events.ts'
import { ClassListTick } from '../tick/class-list-tick.doctype.ts'
import { ClassList } from './class-list.doctype.ts'
import type { ClassListDoc } from './class-list.queries.ts'

export const classListHooks = hooks(ClassList, {
  beforeSave({ document, documents, ctx }) {
    const { state, published_at } = document
    requireItems(document)
    requireHandOver(document)
    const now = datetimeIn(ctx.site.settings.timeZone, documents.now)
    return { published_at: state === 'published' ? (published_at ?? now) : published_at }
  },
  async afterSave({ document, previous, documents }) {
    const isPublished = document.state === 'published' && (previous === null || previous.state === 'draft')
    if (isPublished) await documents.emit(classListEvents.published, { class_list: document.name })
  },
  async beforeDelete({ name }, { documents }) {
    await documents.asSystem().deleteWhere(ClassListTick, { class_list: name })
  },
})

function requireItems({ state, items }: ClassListDoc): void {
  if (state === 'published' && items.length === 0) throw classListErrors.no_items()
  if (items.some(({ substitute, substitute_sku }) => substitute === null && substitute_sku !== null))
    throw classListErrors.sku_without_product()
}

function requireHandOver({ collection_point, hand_over_on, due_on }: ClassListDoc): void {
  if (collection_point === null) return
  if (hand_over_on === null) throw classListErrors.no_hand_over_day()
  if (hand_over_on <= due_on) throw classListErrors.hand_over_before_orders_end()
}
