import { check, float, text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyValue, method, signedInUsers } from '#framework/modules'
import { keepAddress } from '../actions/keep-address.ts'
import { readPlacedAddress } from '../actions/read-placed-address.ts'
import { Address } from '../doctypes/address.doctype.ts'
import { addressesOf, requireOwnAddress } from '../doctypes/address.queries.ts'
import { MOST_ADDRESSES } from '../rules/address-rules.ts'

async function book(documents: Documents) {
  return { addresses: await addressesOf(documents, documents.caller.user), most: MOST_ADDRESSES }
}

/** The caller's addresses, the default first. One statement. */
export const getAddresses = method({
  access: signedInUsers,
  reads: true,
  input: {},
  run: ({ documents }) => book(documents),
})

/**
 * Keeps an address of the caller's: a new one, or his own with its `name`. The same one sent twice is one. Answers its name
 * and the whole book. What is wrong with it is named as `address.zipcode` and the like.
 */
export const saveAddress = method({
  access: signedInUsers,
  methods: ['POST'],
  input: {
    name: text(),
    address: anyValue,
    title: text({ maxLength: 40 }),
    latitude: float({ min: -90, max: 90 }),
    longitude: float({ min: -180, max: 180 }),
    is_default: check(),
    show: check({ default: 1 }),
  },
  async run({ input: { name, address, title, latitude, longitude, is_default, show }, documents }) {
    const kept = await keepAddress(documents, name, {
      ...(await readPlacedAddress(documents, address, 'address')),
      ...{ title, latitude, longitude, show },
      // Nobody takes the default away: another one is marked.
      is_default: is_default === 1 ? 1 : null,
    })
    return { name: kept, ...(await book(documents)) }
  },
})

/** Forgets an address of the caller's. When it was the default, the oldest that is left becomes it. */
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
