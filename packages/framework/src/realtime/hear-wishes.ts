import type { Registry } from '#framework/doctypes'
import type { Wishes } from './messages.ts'
import type { Rounds } from './rounds.ts'
import type { Subscriber } from './subscriber.ts'
import type { Subject, TopicKind, Topics } from './topics.ts'

interface House {
  readonly registry: Registry
  readonly topics: Topics
  readonly rounds: Rounds
}

const LONGEST_NAME = 140

type Answer = (isAllowed: boolean) => void

/** The last word is somebody who waits for an answer: socket.io makes these functions itself. */
function isAnswer(word: unknown): word is Answer {
  return typeof word === 'function'
}

/** The words of a wish: a type, a name where it is about a document, and perhaps somebody who waits for an answer. */
function read(words: readonly unknown[]) {
  const [doctype, name] = words
  const last = words.at(-1)
  return { doctype, name, answer: isAnswer(last) ? last : () => undefined }
}

function subjectOf(registry: Registry, kind: TopicKind, words: readonly unknown[]): Subject | null {
  const { doctype, name } = read(words)
  const type = typeof doctype === 'string' ? registry.find(doctype) : undefined
  if (!type || type.isChild) return null
  if (kind === 'list') return { kind, type, name: '' }
  const isName =
    typeof name === 'string' && name !== '' && name.length <= LONGEST_NAME && !name.includes('\0')
  return isName ? { kind, type, name } : null
}

/** What one subscriber may say. */
export function wishesOf({ registry, topics, rounds }: House, subscriber: Subscriber): Wishes {
  const begin =
    (kind: TopicKind) =>
    (...words: readonly unknown[]): void => {
      const { answer } = read(words)
      const subject = subjectOf(registry, kind, words)
      // He is in before it is known whether he may be, so that nothing is missed: each message asks anew.
      const topic = subject && topics.join(subject, subscriber)
      if (!topic) return answer(false)
      rounds.wish({ topic, subscriber, answer })
      if (kind === 'viewers') rounds.viewersChanged(topic)
    }
  const end =
    (kind: TopicKind) =>
    (...words: readonly unknown[]): void => {
      const subject = subjectOf(registry, kind, words)
      const topic = subject && topics.find(kind, subject.type, subject.name)
      if (!topic?.subscribers.has(subscriber)) return
      topics.leave(topic, subscriber)
      if (kind === 'viewers') rounds.viewersChanged(topic)
    }
  return {
    doc_subscribe: begin('document'),
    doc_unsubscribe: end('document'),
    doc_open: begin('viewers'),
    doc_close: end('viewers'),
    doctype_subscribe: begin('list'),
    doctype_unsubscribe: end('list'),
  }
}
