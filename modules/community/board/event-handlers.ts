import { on } from '#framework/events'
import { boardEvents } from './events.ts'
import type { Documents } from '#framework/documents'
import { notify, type NotificationEvent } from '#site/notifications'
import { Reply } from './reply/reply.doctype.ts'
import { Topic } from './topic/topic.doctype.ts'
import { personMentioned, topicAnswered } from './extensions.ts'
import { mentionedIn } from './reply/mentions.rules.ts'

/** More than these who spoke in one topic cannot be called. */
const MAX_PARTICIPANTS = 500

/** Those who spoke in a topic, by the names that they spoke under. */
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

const notifyParticipants = on(boardEvents.replied, 'board.tell', async (payload, { documents }) => {
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
})

export const boardEventHandlers = [notifyParticipants]
