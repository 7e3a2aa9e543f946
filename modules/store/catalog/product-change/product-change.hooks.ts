import type { Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { notify } from '#site/notifications'
import { runnersOf } from '#store/businesses'
import { catalogErrors } from '../errors.ts'
import { changeAccepted, changeRefused } from './propose-change.ts'
import { acceptedChanges, readProposed } from './proposed-values.ts'
import { ProductChange } from './product-change.doctype.ts'
import { Product } from '../product/product.doctype.ts'

type Change = Doc<typeof ProductChange>

async function applyDecision(documents: Documents, { state, product, proposed }: Change): Promise<void> {
  const system = documents.asSystem()
  const now = await system.lock(Product, product)
  const accepted = state === 'accepted' ? acceptedChanges(now, readProposed(proposed)) : {}
  await system.save(Product, product, { ...accepted, change_in_review: null })
}

/** A withdrawn change sends no notification, because the seller withdrew it. */
async function notifySeller(documents: Documents, change: Change): Promise<void> {
  const { name, state, business, answer } = change
  if (state !== 'accepted' && state !== 'refused') return
  const people = await runnersOf(documents, business)
  const notification = { key: name, people, link: `/desk/product/${change.product}` }
  const product = change.product_title ?? ''
  if (state === 'accepted')
    await notify(documents, { ...notification, event: changeAccepted, values: { product } })
  else
    await notify(documents, {
      ...notification,
      event: changeRefused,
      values: { product, answer: answer ?? '' },
    })
}

export const productChangeHooks = hooks(ProductChange, {
  beforeSave({ previous, document, documents }) {
    if (previous === null) return {}
    if (previous.state !== 'waiting' && previous.answer !== document.answer) throw catalogErrors.change_over()
    if (previous.state === document.state) return {}
    if (document.state === 'refused' && !document.answer?.trim()) throw catalogErrors.no_rejection_reason()
    return { decided_by: documents.caller.user }
  },
  async afterSave({ previous, document, documents }) {
    if (previous === null || previous.state === document.state) return
    await applyDecision(documents, document)
    await notifySeller(documents, document)
  },
})
