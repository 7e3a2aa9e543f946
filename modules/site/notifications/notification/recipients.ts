import type { Documents } from '#framework/documents'
import { User, HasRole } from '#framework/identity'
import type { Channel, NoticeLanguage } from './channels.rules.ts'
import { PushSubscription } from '../push/push-subscription.doctype.ts'
import type { RoleName } from '#framework/doctypes'

export type Person =
  | { readonly user: string }
  | {
      readonly owner?: string | null
      readonly email?: string | null
      readonly phone?: string | null
      readonly language?: NoticeLanguage | null
    }

export interface Recipient {
  /** User or address, so that each person is notified once. */
  readonly key: string
  readonly user: string | null
  readonly language: NoticeLanguage
  readonly addresses: Readonly<Record<Channel, readonly string[]>>
}

const nowhere: Recipient['addresses'] = { 'in-app': [], 'e-mail': [], sms: [], whatsapp: [], push: [] }

function given(address: string | null | undefined): readonly string[] {
  return address ? [address] : []
}

async function subscriptionsOf(
  documents: Documents,
  users: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await documents.find(PushSubscription, {
    where: { user: ['in', users] },
    fields: ['name', 'user'],
  })
  const names = new Map<string, string[]>()
  for (const { name, user } of found) names.set(user, [...(names.get(user) ?? []), name])
  return names
}

/** Returns recipients of active users. Two statements. */
async function userRecipients(documents: Documents, users: readonly string[]): Promise<readonly Recipient[]> {
  if (users.length === 0) return []
  const found = await documents.find(User, {
    where: { name: ['in', users], enabled: 1 },
    fields: ['name', 'email', 'phone', 'language'],
  })
  const subscriptions = await subscriptionsOf(documents, users)
  return found.map(({ name, email, phone, language }) => ({
    key: name,
    user: name,
    language: language ?? 'en',
    addresses: {
      'in-app': [name],
      'e-mail': given(email),
      sms: given(phone),
      whatsapp: given(phone),
      push: subscriptions.get(name) ?? [],
    },
  }))
}

function unknownRecipients(people: readonly Person[]): readonly Recipient[] {
  return people.flatMap((person) => {
    if ('user' in person) return []
    const { owner = null, email, phone, language } = person
    const key = owner ?? email ?? phone
    if (!key) return []
    const addresses = { ...nowhere, 'e-mail': given(email), sms: given(phone), whatsapp: given(phone) }
    return [{ key, user: owner, language: language ?? 'en', addresses }]
  })
}

export async function readRecipients(
  documents: Documents,
  people: readonly Person[],
): Promise<readonly Recipient[]> {
  const users = people.flatMap((person) => ('user' in person ? [person.user] : []))
  const all = [...(await userRecipients(documents, [...new Set(users)])), ...unknownRecipients(people)]
  return [...new Map(all.map((recipient) => [recipient.key, recipient])).values()]
}

const MAX_USERS = 200

export async function usersWithRole(documents: Documents, role: RoleName): Promise<readonly Person[]> {
  const rows = await documents.asSystem().list(HasRole, {
    fields: ['parent'],
    filters: [
      ['role', '=', role],
      ['role.disabled', '=', 0],
    ],
    order_by: 'creation asc',
    limit_page_length: MAX_USERS,
  })
  return rows.map((row) => ({ user: String(row['parent']) }))
}
