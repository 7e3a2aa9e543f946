import { check, text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { Reply } from './reply.doctype.ts'
import { ReplyThanks } from './reply-thanks.doctype.ts'
import { boardErrors } from '../errors.ts'

/** Thanks for a reply, or withdraws the thanks. The reply is locked, so that its count is exact. */
export const thank = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { reply: text({ required: true }), is_thanked: check({ default: 1 }) },
  async run({ input: { reply: name, is_thanked }, documents, caller }) {
    const [readable] = await documents.find(Reply, {
      where: { name, is_hidden: 0 },
      fields: ['name'],
      limit: 1,
    })
    if (!readable) throw boardErrors.not_available()
    const system = documents.asSystem()
    const { author, thanks } = await system.lock(Reply, name)
    if (author === caller.user) throw boardErrors.own_reply()
    const where = { reply: name, user: caller.user }
    const [mine] = await system.find(ReplyThanks, { where, fields: ['name'], limit: 1 })
    if ((mine !== undefined) === (is_thanked === 1)) return { thanks }
    if (mine) await system.delete(ReplyThanks, mine.name)
    else await system.insert(ReplyThanks, where)
    const count = thanks + (mine ? -1 : 1)
    await system.save(Reply, name, { thanks: count })
    return { thanks: count }
  },
})
