import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { askPlaces } from '../actions/ask-places.ts'
import type { Suggestions } from '../providers/place-provider.ts'
import { POSTAL_CODE_LENGTH } from '../rules/place-info.ts'

const nothing: Suggestions = { status: 'ZERO_RESULTS', predictions: [] }

/** Regions of India for a text of exactly six characters; an empty list for any other, and nobody is asked. */
export const suggest = method({
  access: anyone,
  methods: ['POST'],
  framesItself: true,
  input: { text: text({ maxLength: 140 }) },
  async run({ input, ...context }) {
    const typed = input.text ?? ''
    const isWhole = [...typed].length === POSTAL_CODE_LENGTH
    const { answer, provider, note } = isWhole
      ? await askPlaces(context, (places) => places.suggest(typed))
      : { answer: nothing, provider: null, note: null }
    return { status: answer.status, predictions: answer.predictions, provider, note }
  },
})
