import type { Journal, Notice } from '#framework/documents'
import { spoken, type Word } from '#meta'
import { asWritten } from './error-body.ts'

function serverMessage({ message, title = 'Message', indicator = 'blue' }: Notice, word: Word): string {
  return JSON.stringify({ message: spoken(message, word), title: word(title), indicator })
}

/** An answer with what its makers had to say beside it: `_server_messages`, as the dialect's clients read them. */
export function withNotices<Body extends object>(
  body: Body,
  { notices }: Pick<Journal, 'notices'>,
  word: Word = asWritten,
): Body {
  if (notices.length === 0) return body
  return { ...body, _server_messages: JSON.stringify(notices.map((notice) => serverMessage(notice, word))) }
}
