import { int, longText, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { parsePhotos } from './review-photos.ts'
import { consumePostingRateLimit } from '#site/moderation'
import { writeReview as storeReview } from './write-review.ts'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from './product-review.doctype.ts'

/** Whoever has it writes what he thinks, signed in or with the token of an order; the office looks before others see it. */
export const saveReview = method({
  access: anyone,
  methods: ['POST'],
  managesOwnTransaction: true,
  input: {
    product: text({ required: true }),
    token: text(),
    stars: int({ required: true, min: 1, max: 5 }),
    title: text({ maxLength: MAX_TITLE_LENGTH }),
    text: longText({ required: true, maxLength: MAX_TEXT_LENGTH }),
    photos: anyValue,
  },
  async run({ input, caller, site, ctx }) {
    const photos = parsePhotos(input.photos)
    await consumePostingRateLimit(ctx, 'reviews')
    const { name, state } = await site.write(caller, (inside) => storeReview(inside, { ...input, photos }))
    return { review: name, state }
  },
})
