import type { Documents } from '#framework/documents'
import { notify, type Notice } from '#site/notifications'
import { runnersOf } from '#store/businesses'
import { ProductQuestion } from '../doctypes/product-question.doctype.ts'
import { ProductReview } from '../doctypes/product-review.doctype.ts'
import { productAsked, productReviewed } from '../rules/notices.ts'
import type { MovedPost } from './moved-post.ts'

/** What is told, and whose business it is about. */
interface Telling {
  readonly business: string | null
  readonly notice: Omit<Notice, 'people'>
}

async function reviewed(system: Documents, { post, product }: MovedPost): Promise<Telling> {
  const { business, stars } = await system.get(ProductReview, post.name)
  const values = { product: product.title, who: post.author_name, stars: String(stars) }
  const link = `/desk/product-review/${post.name}`
  return { business, notice: { event: productReviewed, key: post.name, values, link } }
}

async function asked(system: Documents, { post, product, publicUrl }: MovedPost): Promise<Telling> {
  const { text: question } = await system.get(ProductQuestion, post.name)
  const link = `/product/${product.route}`
  const said = { product: product.title, who: post.author_name, question }
  const values = { ...said, link: `${publicUrl}${link}` }
  return { business: product.business, notice: { event: productAsked, key: post.name, values, link } }
}

/** Who runs the business hears once of a review or question that others see, unless it is his own. */
export async function tellSeller(system: Documents, moved: MovedPost): Promise<void> {
  const { business, notice } =
    moved.type === ProductReview ? await reviewed(system, moved) : await asked(system, moved)
  const runners = business === null ? [] : await runnersOf(system, business)
  const people = runners.filter(({ user }) => user !== moved.post.author)
  if (people.length > 0) await notify(system, { ...notice, people })
}
