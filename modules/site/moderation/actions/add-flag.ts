import type { Doc, DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { MOST_FLAGS, ModerationItem } from '../doctypes/moderation-item.doctype.ts'
import { itemFor } from '../doctypes/moderation-item.queries.ts'
import { moderationErrors } from '../errors.ts'
import type { FlagKeeper, ModeratedType, NewFlag, PostWords } from '../extension-points.ts'
import { setHidden } from './set-hidden.ts'
import { readModerationSettings } from './take-posting-turn.ts'

interface Flagged {
  readonly type: DocType
  readonly name: string
  readonly words: PostWords
}

type Item = Doc<typeof ModerationItem>

/** What the author reads meanwhile. */
const MEANWHILE = 'Several people flagged it. The office is looking at it.'

function countsOf(item: Item, flag: NewFlag): number {
  return item.flags.filter(({ user }) => user !== null).length + (flag.user === null ? 0 : 1)
}

/** Adds what one person thinks to the item of a post; the second time says nothing new. */
async function addFlag(documents: Documents, { type, name, words }: Flagged, flag: NewFlag): Promise<void> {
  const { reason, detail, flagger, user } = flag
  const item = await itemFor(documents, { type, name }, words)
  const isKnown = item.flags.some((one) => one.flagger === flagger)
  if (isKnown || item.flags.length >= MOST_FLAGS) return
  const { flags_to_hide } = await readModerationSettings(documents)
  const isTooMuch = item.state !== 'hidden' && countsOf(item, flag) >= flags_to_hide
  await documents.asSystem().save(ModerationItem, item.name, {
    flags: [...item.flags, { reason, detail, flagger, user }],
    flag_count: item.flags.length + 1,
    ...(item.state === 'kept' ? { state: 'waiting' as const } : {}),
    ...(isTooMuch ? { is_hidden_meanwhile: 1 as const } : {}),
  })
  if (isTooMuch && item.is_hidden_meanwhile === 0)
    await setHidden(documents, {
      reference_doctype: type.name,
      reference_name: name,
      because: MEANWHILE,
    })
  await documents.emit('moderation.flagged', { item: item.name, reason })
}

/** Keeps the flags of a type in the queue of the office. */
export const inQueue = ({ type, words: wordsOf }: ModeratedType): FlagKeeper => ({
  type,
  async keep(documents, document, flag) {
    const words = wordsOf(document)
    if (flag.user !== null && words.author === flag.user) throw moderationErrors.own_post()
    await addFlag(documents, { type, name: document.name, words }, flag)
  },
})
