import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { ApiKey } from './api-key.doctype.ts'
import { identityErrors } from '../errors.ts'
import { Session } from '../session/session.doctype.ts'

/** Signs out one of the caller's own devices; another user's device gives the error of a missing one. */
export const revokeDevice = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { name: text({ required: true }) },
  async run({ input, documents, caller }) {
    const system = documents.asSystem()
    const question = { where: { name: input.name, user: caller.user }, fields: ['name'] } as const
    const [session] = await system.find(Session, question)
    const [key] = await system.find(ApiKey, question)
    if (!session && !key) throw identityErrors.no_device()
    if (session) await system.delete(Session, session.name)
    if (key) await system.delete(ApiKey, key.name)
  },
})
