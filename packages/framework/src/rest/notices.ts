import type { Journal, Notice } from '#framework/documents'

function serverMessage({ message, title = 'Message', indicator = 'blue' }: Notice): string {
  return JSON.stringify({ message, title, indicator })
}

/** An answer with what its makers had to say beside it: `_server_messages`, as the dialect's clients read them. */
export function withNotices<Body extends object>(body: Body, { notices }: Pick<Journal, 'notices'>): Body {
  return notices.length === 0
    ? body
    : { ...body, _server_messages: JSON.stringify(notices.map(serverMessage)) }
}
