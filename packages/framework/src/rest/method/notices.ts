import type { Journal, Notice } from '#framework/documents'
import { frameworkMessage } from '#framework/messages'
import type { Translate } from '#meta'
import { inEnglish } from '#meta/messages'

function serverMessage(notice: Notice, t: Translate): string {
  const { message, title = frameworkMessage('title.message'), indicator = 'blue' } = notice
  return JSON.stringify({ message: t(message), title: t(title), indicator })
}

/** An answer with what its makers had to say beside it: `_server_messages`, as the dialect's clients read them. */
export function withNotices<Body extends object>(
  body: Body,
  { notices }: Pick<Journal, 'notices'>,
  t: Translate = inEnglish,
): Body {
  if (notices.length === 0) return body
  return { ...body, _server_messages: JSON.stringify(notices.map((notice) => serverMessage(notice, t))) }
}
