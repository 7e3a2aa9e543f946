import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { Address } from './address.doctype.ts'
import { requireOwnAddress, book } from './address.queries.ts'

/** Removes an address of the caller. When it was the default, the oldest remaining address becomes the default. */
export const removeAddress = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { name: text({ required: true }) },
  async run({ input: { name }, documents }) {
    await requireOwnAddress(documents, name)
    await documents.asSystem().delete(Address, name)
    return book(documents)
  },
})
