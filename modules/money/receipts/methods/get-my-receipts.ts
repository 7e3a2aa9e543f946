import { int } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { readMyReceipts } from '../actions/my-receipts.ts'

const DEEPEST = 10_000

/** The receipts of what whoever is signed in paid, the latest first. */
export const getMyReceipts = method({
  access: signedInUsers,
  input: { start: int({ min: 0, max: DEEPEST, default: 0 }) },
  methods: ['GET', 'POST'],
  isTranslated: true,
  run: ({ input, documents, extensions, t }) =>
    readMyReceipts({ documents, extensions, t }, input.start ?? 0),
})
