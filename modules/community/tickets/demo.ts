import { EventRegistration, MelaEvent } from '#community/events'
import type { Documents } from '#framework/documents'
import { hashSecret, randomSecret, User } from '#framework/identity'
import type { DemoContext } from '#framework/modules'

type Person = readonly [full_name: string, age: number | null]

const outings: readonly (readonly [event: string, people: readonly Person[]])[] = [
  [
    'Paati’s story circle',
    [
      ['Mira V', 9],
      ['Lakshmi V', null],
    ],
  ],
  [
    'Sapling Saturday',
    [
      ['Mira V', 9],
      ['Anbu V', 6],
    ],
  ],
]

async function findEventByTitle(documents: Documents, title: string): Promise<string | null> {
  const [found] = await documents.find(MelaEvent, { where: { title }, fields: ['name'], limit: 1 })
  return found?.name ?? null
}

export async function demo({ documents }: DemoContext): Promise<void> {
  const email = 'parent@asha.example'
  const [parent] = await documents.find(User, { where: { email }, fields: ['name'], limit: 1 })
  if (!parent) return
  for (const [title, people] of outings) {
    const event = await findEventByTitle(documents, title)
    if (event === null) continue
    const { name } = await documents.asSystemFor(parent.name).insert(EventRegistration, {
      ...{ event, contact_name: 'Lakshmi V', phone: '+919840055501', email, user: parent.name },
      ...{ state: 'reserved', token_hash: hashSecret(randomSecret()) },
      attendees: people.map(([full_name, age]) => ({ full_name, age })),
    })
    await documents.save(EventRegistration, name, { state: 'confirmed' })
  }
}
