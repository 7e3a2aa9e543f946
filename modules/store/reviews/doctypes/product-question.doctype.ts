import {
  both,
  docType,
  int,
  link,
  longText,
  reading,
  series,
  text,
  through,
  where,
} from '#framework/doctypes'
import { decides, postFields, SYSTEM_LEVEL } from '../rules/post-fields.ts'
import { postMoves } from '../rules/post-states.ts'

export const LONGEST_QUESTION = 500

const seen = both(where({ state: 'published' }), through('product', 'Product', where({ state: 'live' })))

/** What somebody who is signed in wishes to know of a product. */
export const ProductQuestion = docType('Product Question', {
  naming: series('QST-.######'),
  fields: {
    product: link('Product', {
      ...{ required: true, readOnly: true, setOnlyOnce: true, inList: true, indexed: true },
    }),
    text: longText({
      required: true,
      readOnly: true,
      maxLength: LONGEST_QUESTION,
      label: 'What it says',
      inList: true,
    }),
    answers: int({ required: true, readOnly: true, min: 0, default: 0, inList: true }),
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
