import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { Address } from './address.doctype.ts'
import { requireOwnAddress, book } from './address.queries.ts'

/** Marks an address of the caller's as the default; the one that was is none any more. */
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
