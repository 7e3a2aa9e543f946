import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { shownCart } from '../actions/change-cart.ts'
import { mergeCarts } from '../actions/merge-carts.ts'

/** What a guest put in goes into his own cart once he is signed in. Called again, it adds nothing. */
export const merge = method({
  access: signedInUsers,
  input: { cart_token: text({ required: true, maxLength: 60 }) },
  methods: ['POST'],
  run: async ({ input, documents }) => shownCart(documents, await mergeCarts(documents, input.cart_token)),
})
