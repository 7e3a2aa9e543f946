import { on } from '#framework/events'
import { boardEvents } from './events.ts'
import type { Documents } from '#framework/documents'
import { notify, type NotificationEvent } from '#site/notifications'
import { Reply } from './reply/reply.doctype.ts'
import { Topic } from './topic/topic.doctype.ts'
import { personMentioned, topicAnswered } from './extensions.ts'

const MAX_PARTICIPANTS = 500

async function listParticipants(
  documents: Documents,
  topic: { name: string; author: string; author_name: string },
) {
  const replies = await documents.find(Reply, {
    where: { topic: topic.name, is_hidden: 0 },
    fields: ['author', 'author_name'],
    limit: MAX_PARTICIPANTS,
  })
  return [topic, ...replies].map(({ author, author_name }) => ({ user: author, name: author_name }))
}

const isWordSign = (sign: string | undefined): boolean =>
  sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign)

const notifyParticipants = on(
  boardEvents.replied,
  { key: 'board.notify_participants', renamedFrom: 'board.tell' },
  async (payload, { documents }) => {
    const [reply] = await documents.find(Reply, { where: { name: payload.reply }, limit: 1 })
    if (!reply || reply.is_hidden === 1) return
    const topic = await documents.get(Topic, reply.topic)
    const named = mentionedIn(reply.text, await listParticipants(documents, topic))
    const mentioned = named.filter((user) => user !== reply.author)
    const isOwn = topic.author === reply.author
    const asked = isOwn || mentioned.includes(topic.author) ? [] : [topic.author]
    const about = (event: NotificationEvent<'title' | 'author'>, users: readonly string[]) =>
      notify(documents, {
        event,
        key: reply.name,
        people: users.map((user) => ({ user })),
        values: { title: topic.title, author: reply.author_name },
        link: `/message-board/${topic.board}/${topic.name}`,
      })
    await about(personMentioned, mentioned)
    await about(topicAnswered, asked)
  },
)

export const boardEventHandlers = [notifyParticipants]

interface Participant {
  readonly user: string
  readonly name: string
}

function isMentioned(text: string, name: string): boolean {
  const mark = `@${name.toLowerCase()}`
  for (let place = text.indexOf(mark); place !== -1; place = text.indexOf(mark, place + 1))
    if (!isWordSign(text[place - 1]) && !isWordSign(text[place + mark.length])) return true
  return false
}

/** Returns the participants that a text mentions, like `@Meena S`; only participants of the topic can be mentioned. */
export function mentionedIn(text: string, participants: readonly Participant[]): readonly string[] {
  const words = text.toLowerCase()
  const named = participants.filter(({ name }) => name.trim() !== '' && isMentioned(words, name.trim()))
  return [...new Set(named.map(({ user }) => user))]
}
