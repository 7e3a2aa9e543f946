import { sql } from 'kysely'
import type { Documents } from '#framework/documents'
import { Order } from '#store/orders'
import { notify, usersWithRole, type Person } from '#site/notifications'
import { ProductAnswer } from '../doctypes/product-answer.doctype.ts'
import { ProductQuestion } from '../doctypes/product-question.doctype.ts'
import { ProductReview } from '../doctypes/product-review.doctype.ts'
import {
  postWaits,
  questionAnswered,
  reviewPublished,
  reviewRejected,
  wordsRejected,
} from '../rules/notices.ts'
import type { PostState } from '../rules/post-states.ts'
import type { MovedPost } from './moved-post.ts'
import { tellSeller } from './tell-seller.ts'

/** Who wrote a review: a guest is reached as his order says. */
async function reviewer(system: Documents, { post }: MovedPost): Promise<readonly Person[]> {
  if (post.author !== null) return [{ user: post.author }]
  return system.statement(
    sql<{ email: string | null; phone: string }>`
      select o.email, o.phone from "Product Review" r join "Order" o on o.name = r."order" where r.name = ${post.name}`,
    { reads: [Order] },
  )
}

async function reasonOf(system: Documents, { type, post }: MovedPost): Promise<string> {
  const [row] = await system.statement(
    sql<{ rejected_because: string | null }>`select rejected_because from ${sql.table(type.name)}
      where name = ${post.name}`,
    {},
  )
  return row?.rejected_because ?? ''
}

async function tellReviewer(system: Documents, moved: MovedPost): Promise<void> {
  const { key, post, product, publicUrl } = moved
  const people = await reviewer(system, moved)
  const link = `/product/${product.route}`
  const values = { product: product.title, link: `${publicUrl}${link}` }
  if (post.state === 'published') return notify(system, { event: reviewPublished, key, people, values, link })
  const reason = await reasonOf(system, moved)
  await notify(system, { event: reviewRejected, key, people, values: { ...values, reason }, link })
}

/** Whoever asked hears of an answer, unless it is his own. */
async function tellAsker(system: Documents, { post, product, publicUrl }: MovedPost): Promise<void> {
  const { question, text } = await system.get(ProductAnswer, post.name)
  const { author } = await system.get(ProductQuestion, question)
  if (author === null || author === post.author) return
  const link = `/product/${product.route}`
  await notify(system, {
    ...{ event: questionAnswered, key: post.name, people: [{ user: author }], link },
    values: { product: product.title, who: post.author_name, answer: text, link: `${publicUrl}${link}` },
  })
}

async function tellOffice(system: Documents, { key, type, post, product }: MovedPost): Promise<void> {
  const roles = ['School Office', 'Store Manager', 'Moderator'] as const
  const people: Person[] = []
  for (const role of roles) people.push(...(await usersWithRole(system, role)))
  await notify(system, {
    ...{ event: postWaits, key, people },
    values: { product: product.title, who: post.author_name },
    link: `/desk/${type.name.toLowerCase().replaceAll(' ', '-')}/${post.name}`,
  })
}

async function tellWriter(system: Documents, moved: MovedPost): Promise<void> {
  const { key, post, product } = moved
  if (post.author === null) return
  const reason = await reasonOf(system, moved)
  await notify(system, {
    ...{ event: wordsRejected, key, people: [{ user: post.author }], link: `/product/${product.route}` },
    values: { product: product.title, reason },
  })
}

/** What the people of a post hear when it stands in a state. */
export async function tellOfPost(system: Documents, moved: MovedPost): Promise<void> {
  const { type, post } = moved
  const state: PostState = post.state
  if (state === 'pending') return tellOffice(system, moved)
  if (state === 'withdrawn') return
  if (state === 'published' && type !== ProductAnswer) await tellSeller(system, moved)
  if (type === ProductReview) return tellReviewer(system, moved)
  if (state === 'rejected') return tellWriter(system, moved)
  if (type === ProductAnswer) await tellAsker(system, moved)
}
