import type { Doc, DocType } from '#framework/doctypes'
import { longText, select, text } from '#framework/doctypes'
import { DialectError } from '#framework/errors'
import { hashSecret } from '#framework/identity'
import { networkOf } from '#framework/limits'
import { anyone, method, type Origin, type Surroundings } from '#framework/modules'
import { isGuest, type Caller } from '#framework/permissions'
import { inQueue } from '../actions/add-flag.ts'
import { takePostingTurn } from '../actions/take-posting-turn.ts'
import { moderationErrors } from '../errors.ts'
import { flagKeepers, moderatedTypes, type NewFlag } from '../extension-points.ts'
import { flagReasons } from '../rules/flag-reasons.ts'

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

/** A user is himself; guests are told apart by their networks. */
function flaggerOf(caller: Caller, origin: Origin): Pick<NewFlag, 'flagger' | 'user'> {
  const user = isGuest(caller) ? null : caller.user
  return { user, flagger: user ?? hashSecret(`flagged from ${networkOf(origin.address) ?? 'here'}`) }
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
    const keepers = [...extensions(flagKeepers), ...extensions(moderatedTypes).map(inQueue)]
    const keeper = keepers.find(({ type }) => type.name === reference_doctype)
    if (!keeper) throw moderationErrors.unknown_post()
    const document = await readPost({ site, caller, type: keeper.type, name })
    const flag = { reason, detail, ...flaggerOf(caller, origin) }
    await site.write(caller, (inside) => keeper.keep(inside, document, flag))
    return { flagged: 1 }
  },
})
