import { demoQuestions, demoReviews } from '#demo'
import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { Product } from '#store/catalog'
import { ProductAnswer } from './question/product-answer.doctype.ts'
import { ProductQuestion } from './question/product-question.doctype.ts'
import { ProductReview } from './review/product-review.doctype.ts'

type ProductsByRoute = ReadonlyMap<string, { readonly name: string; readonly business: string | null }>

async function findProducts({ documents }: DemoContext): Promise<ProductsByRoute> {
  const routes = [...demoReviews, ...demoQuestions].map(({ product }) => product)
  const products = await documents.find(Product, {
    where: { route: ['in', [...new Set(routes)]] },
    fields: ['name', 'route', 'business'],
  })
  return new Map(products.map((product) => [product.route, product]))
}

async function addReviews({ documents, today }: DemoContext, byRoute: ProductsByRoute): Promise<void> {
  for (const { product: route, by, days, answer = null, ...review } of demoReviews) {
    const product = byRoute.get(route)
    if (!product) continue
    const answered =
      answer === null ? {} : { answered_by: 'seller' as const, answered_on: addDays(today, 2 - days) }
    await documents.insert(ProductReview, {
      ...{ ...review, product: product.name, business: product.business, author_name: by },
      ...{ written_on: addDays(today, -days), state: 'published', is_checked: 1, answer, ...answered },
    })
  }
}

async function addQuestions({ documents, today }: DemoContext, byRoute: ProductsByRoute): Promise<void> {
  for (const { product: route, by, days, answers, ...question } of demoQuestions) {
    const product = byRoute.get(route)?.name
    if (product === undefined) continue
    const written_on = addDays(today, -days)
    const published = { product, written_on, state: 'published', is_checked: 1 } as const
    const { name } = await documents.insert(ProductQuestion, { ...question, ...published, author_name: by })
    for (const { by: author_name, as: answers_as, ...answer } of answers)
      await documents.insert(ProductAnswer, {
        ...answer,
        ...published,
        question: name,
        author_name,
        answers_as,
      })
  }
}

export async function demo(context: DemoContext): Promise<void> {
  const { documents, today } = context
  const byRoute = await findProducts(context)
  await addReviews(context, byRoute)
  await addQuestions(context, byRoute)
  const waiting = byRoute.get('copper-bottle')
  if (!waiting) return
  await documents.insert(ProductReview, {
    ...{ product: waiting.name, business: waiting.business, author_name: 'Ganesh W.', stars: 1 },
    ...{ title: 'Too loud', written_on: today },
    text: 'Write to me at ganesh@letters.example and I sell you a better one for half of the price.',
  })
}
