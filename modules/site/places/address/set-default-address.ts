import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { Address } from './address.doctype.ts'
import { requireOwnAddress, book } from './address.queries.ts'

/** Sets the caller's default address. The previous default is unset. */
export const setDefaultAddress = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { name: text({ required: true }) },
  async run({ input: { name }, documents }) {
    await requireOwnAddress(documents, name)
    await documents.asSystem().save(Address, name, { is_default: 1 })
    return book(documents)
  },
})
