import { int, longText, text } from '#framework/doctypes'
import { anyone, anyValue, method } from '#framework/modules'
import { readPhotos } from '../actions/claim-photos.ts'
import { takePostingTurn } from '#site/moderation'
import { saveReview as keep } from '../actions/save-review.ts'
import { LONGEST_TEXT, LONGEST_TITLE } from '../doctypes/product-review.doctype.ts'

/** Whoever has it writes what he thinks, signed in or with the token of an order; the office looks before others see it. */
export const saveReview = method({
  access: anyone,
  methods: ['POST'],
  framesItself: true,
  input: {
    product: text({ required: true }),
    token: text(),
    stars: int({ required: true, min: 1, max: 5 }),
    title: text({ maxLength: LONGEST_TITLE }),
    text: longText({ required: true, maxLength: LONGEST_TEXT }),
    photos: anyValue,
  },
  async run({ input, documents, caller, origin, site }) {
    const photos = readPhotos(input.photos)
    await takePostingTurn({ documents, origin, site }, 'reviews')
    const { name, state } = await site.write(caller, (inside) => keep(inside, { ...input, photos }))
    return { review: name, state }
  },
})
