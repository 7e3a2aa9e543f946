import type { Context } from '#framework/context'
import { on } from '#framework/events'
import { moderationEvents } from './events.ts'
import { notify, usersWithRole } from '#site/notifications'
import { ModerationItem } from './moderation-item/moderation-item.doctype.ts'
import { postHidden, postWaits } from './extensions.ts'

async function notifyOffice(payload: { readonly item: string }, { documents }: Context): Promise<void> {
  const [item] = await documents.find(ModerationItem, {
    where: { name: payload.item, state: 'waiting' },
    limit: 1,
  })
  if (!item) return
  const people = await Promise.all([
    usersWithRole(documents, 'School Office'),
    usersWithRole(documents, 'Moderator'),
  ])
  await notify(documents, {
    event: postWaits,
    key: `${item.name} ${item.modified.slice(0, 10)}`,
    people: people.flat(),
    values: { title: item.title, kind: item.reference_doctype },
    link: `/desk/moderation-item/${item.name}`,
  })
}

const notifyAuthor = on(
  moderationEvents.decided,
  { key: 'moderation.notify_author', renamedFrom: 'moderation.tell_author' },
  async (payload, { documents }, { id }) => {
    if (payload.decision !== 'hidden' || payload.was_new === 1) return
    const [item] = await documents.find(ModerationItem, {
      where: {
        reference_doctype: payload.reference_doctype,
        reference_name: payload.reference_name,
      },
      limit: 1,
    })
    if (!item || item.author === null) return
    await notify(documents, {
      event: postHidden,
      key: id,
      people: [{ user: item.author }],
      values: { title: item.title, reason: payload.reason ?? '' },
    })
  },
)

export const moderationEventHandlers = [
  on(
    moderationEvents.waiting,
    { key: 'moderation.notify_office_of_post', renamedFrom: 'moderation.tell_office_of_post' },
    notifyOffice,
  ),
  on(
    moderationEvents.flagged,
    { key: 'moderation.notify_office_of_flag', renamedFrom: 'moderation.tell_office_of_flag' },
    notifyOffice,
  ),
  notifyAuthor,
]
