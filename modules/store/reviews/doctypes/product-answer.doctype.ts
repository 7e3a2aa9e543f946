import {
  both,
  docType,
  link,
  longText,
  reading,
  select,
  series,
  text,
  through,
  where,
} from '#framework/doctypes'
import { decides, postFields, SYSTEM_LEVEL } from '../rules/post-fields.ts'
import { postMoves } from '../rules/post-states.ts'

export const LONGEST_REPLY = 2000

/** An answer to a question that is not seen is not seen either. */
const seen = both(
  where({ state: 'published' }),
  through('question', 'Product Question', where({ state: 'published' })),
  through('product', 'Product', where({ state: 'live' })),
)

/** What a seller, the office or a buyer says to a question. */
export const ProductAnswer = docType('Product Answer', {
  naming: series('ANS-.######'),
  fields: {
    question: link('Product Question', {
      ...{ required: true, readOnly: true, setOnlyOnce: true, inList: true, indexed: true },
    }),
    product: link('Product', {
      required: true,
      readOnly: true,
      setOnlyOnce: true,
      inList: true,
      indexed: true,
    }),
    text: longText({
      required: true,
      readOnly: true,
      maxLength: LONGEST_REPLY,
      label: 'What it says',
      inList: true,
    }),
    answers_as: select(['seller', 'office', 'buyer'], {
      ...{ required: true, readOnly: true, default: 'buyer', inList: true },
    }),
    ...postFields,
    idempotency_key: text({ unique: true, readOnly: true, hidden: true, level: SYSTEM_LEVEL }),
  },
  states: { field: 'state', initial: 'pending', moves: postMoves },
  access: {
    'System Manager': decides,
    'Store Manager': decides,
    'School Office': decides,
    Moderator: decides,
    All: reading(seen),
    Guest: reading(seen),
  },
  titleField: 'author_name',
  searchFields: ['product', 'author_name'],
  sort: 'creation desc',
})
