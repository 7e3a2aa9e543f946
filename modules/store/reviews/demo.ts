import { demoQuestions, demoReviews } from '#demo'
import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { Product } from '#store/catalog'
import { ProductAnswer } from './doctypes/product-answer.doctype.ts'
import { ProductQuestion } from './doctypes/product-question.doctype.ts'
import { ProductReview } from './doctypes/product-review.doctype.ts'

type Sold = ReadonlyMap<string, { readonly name: string; readonly business: string | null }>

async function soldProducts({ documents }: DemoContext): Promise<Sold> {
  const routes = [...demoReviews, ...demoQuestions].map(({ product }) => product)
  const products = await documents.find(Product, {
    where: { route: ['in', [...new Set(routes)]] },
    fields: ['name', 'route', 'business'],
  })
  return new Map(products.map((product) => [product.route, product]))
}

async function addReviews({ documents, today }: DemoContext, sold: Sold): Promise<void> {
  for (const { product: route, by, days, answer = null, ...review } of demoReviews) {
    const product = sold.get(route)
    if (!product) continue
    const answered =
      answer === null ? {} : { answered_by: 'seller' as const, answered_on: addDays(today, 2 - days) }
    await documents.insert(ProductReview, {
      ...{ ...review, product: product.name, business: product.business, author_name: by },
      ...{ written_on: addDays(today, -days), state: 'published', is_checked: 1, answer, ...answered },
    })
  }
}

async function addQuestions({ documents, today }: DemoContext, sold: Sold): Promise<void> {
  for (const { product: route, by, days, answers, ...question } of demoQuestions) {
    const product = sold.get(route)?.name
    if (product === undefined) continue
    const written_on = addDays(today, -days)
    const stands = { product, written_on, state: 'published', is_checked: 1 } as const
    const { name } = await documents.insert(ProductQuestion, { ...question, ...stands, author_name: by })
    for (const { by: author_name, as: answers_as, ...answer } of answers)
      await documents.insert(ProductAnswer, { ...answer, ...stands, question: name, author_name, answers_as })
  }
}

/** What buyers think, one review that waits for the office, and what people ask. Its writers have no accounts. */
export async function demo(context: DemoContext): Promise<void> {
  const { documents, today } = context
  const sold = await soldProducts(context)
  await addReviews(context, sold)
  await addQuestions(context, sold)
  const waiting = sold.get('copper-bottle')
  if (!waiting) return
  await documents.insert(ProductReview, {
    ...{ product: waiting.name, business: waiting.business, author_name: 'Ganesh W.', stars: 1 },
    ...{ title: 'Too loud', written_on: today },
    text: 'Write to me at ganesh@letters.example and I sell you a better one for half of the price.',
  })
}
