import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { queryPlaces } from './query-places.ts'
import type { PlaceSuggestions } from './place-provider.ts'
import { POSTAL_CODE_LENGTH } from './place-info.ts'

const nothing: PlaceSuggestions = { status: 'ZERO_RESULTS', predictions: [] }

/** Suggests regions of India for exactly six characters; empty for other lengths, without a query. */
export const suggest = method({
  access: anyone,
  methods: ['POST'],
  managesOwnTransaction: true,
  input: { text: text({ maxLength: 140 }) },
  async run({ input, ctx }) {
    const typed = input.text ?? ''
    const isComplete = [...typed].length === POSTAL_CODE_LENGTH
    const { answer, provider, note } = isComplete
      ? await queryPlaces(ctx, (places) => places.suggest(typed))
      : { answer: nothing, provider: null, note: null }
    return { status: answer.status, predictions: answer.predictions, provider, note }
  },
})
