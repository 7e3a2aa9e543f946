import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { keepItem } from '../actions/keep-item.ts'
import { pair, wishlist_token } from './opening.ts'

/** Keeps something. A guest without a list gets one, with the token that opens it. */
export const keep = method({
  access: anyone,
  input: { ...pair, list: text({ maxLength: 40 }), wishlist_token },
  methods: ['POST'],
  countsItself: true,
  run: ({ input: { variant, business, list, wishlist_token: token }, documents, origin, site }) =>
    keepItem({ documents, origin, site }, { variant, business, list, token }),
})
