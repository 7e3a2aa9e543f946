import type { Documents } from '#framework/documents'
import { on, type Signal } from '#framework/modules'
import { notify, usersWithRole } from '#site/notifications'
import { ModerationItem } from './moderation-item/moderation-item.doctype.ts'
import { postHidden, postWaits } from './extensions.ts'

async function notifyOffice({ payload }: Signal, documents: Documents): Promise<void> {
  const [item] = await documents.find(ModerationItem, {
    where: { name: String(payload['item']), state: 'waiting' },
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

/** What was only sent in and refused is told by its own room, in its own words. */
const notifyAuthor = on(
  'moderation.decided',
  'moderation.tell_author',
  async ({ id, payload }, documents) => {
    if (payload['decision'] !== 'hidden' || payload['was_new'] === 1) return
    const [item] = await documents.find(ModerationItem, {
      where: {
        reference_doctype: String(payload['reference_doctype']),
        reference_name: String(payload['reference_name']),
      },
      limit: 1,
    })
    if (!item || item.author === null) return
    await notify(documents, {
      event: postHidden,
      key: id,
      people: [{ user: item.author }],
      values: { title: item.title, reason: String(payload['reason']) },
    })
  },
)

export const moderationSubscriptions = [
  on('moderation.waits', 'moderation.tell_office_of_post', notifyOffice),
  on('moderation.flagged', 'moderation.tell_office_of_flag', notifyOffice),
  notifyAuthor,
]
