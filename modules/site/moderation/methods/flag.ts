import type { Doc, DocType } from '#framework/doctypes'
import { longText, select, text } from '#framework/doctypes'
import { DialectError } from '#framework/errors'
import { hashSecret } from '#framework/identity'
import { networkOf } from '#framework/limits'
import { anyone, method, type Surroundings } from '#framework/modules'
import { isGuest, type Caller } from '#framework/permissions'
import { addFlag } from '../actions/add-flag.ts'
import { takePostingTurn } from '../actions/take-posting-turn.ts'
import { flagReasons } from '../doctypes/moderation-item.doctype.ts'
import { moderationErrors } from '../errors.ts'
import { moderatedTypes } from '../extension-points.ts'

interface Reading {
  readonly site: Surroundings
  readonly caller: Caller
  readonly type: DocType
  readonly name: string
}

/** The post as the caller may read it: of what he may not read he learns nothing, not even that it is there. */
async function readPost({ site, caller, type, name }: Reading): Promise<Doc<DocType>> {
  try {
    return await site.read(caller, (documents) => documents.get(type, name))
  } catch (error) {
    if (!(error instanceof DialectError) || ![403, 404].includes(error.status)) throw error
    throw moderationErrors.unknown_post()
  }
}

/** Somebody thinks that a post should not stand where it is. One person is counted once, however often he calls. */
export const flag = method({
  access: anyone,
  methods: ['POST'],
  framesItself: true,
  countsItself: true,
  input: {
    reference_doctype: text({ required: true }),
    reference_name: text({ required: true }),
    reason: select(flagReasons, { required: true }),
    detail: longText({ maxLength: 500 }),
  },
  async run({ input, documents, caller, origin, site, extensions }) {
    const { reference_doctype, reference_name: name, reason, detail } = input
    await takePostingTurn({ documents, origin, site }, 'flags')
    const moderated = extensions(moderatedTypes).find(({ type }) => type.name === reference_doctype)
    if (!moderated) throw moderationErrors.unknown_post()
    const { type } = moderated
    const document = await readPost({ site, caller, type, name })
    const words = moderated.words(document)
    const user = isGuest(caller) ? null : caller.user
    if (user !== null && words.author === user) throw moderationErrors.own_post()
    const flagger = user ?? hashSecret(`flagged from ${networkOf(origin.address) ?? 'here'}`)
    await site.write(caller, (inside) =>
      addFlag(inside, { ...{ type, document, words, reason, detail }, flagger, user }),
    )
    return { flagged: 1 }
  },
})
