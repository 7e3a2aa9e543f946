import type { DemoContext } from '#framework/modules'
import { ContactChange } from './contact-change/contact-change.doctype.ts'
import { Guardian } from './guardian/guardian.doctype.ts'
import { PrivacyRequest } from './privacy-request/privacy-request.doctype.ts'

const relations: Readonly<Record<string, 'mother' | 'father'>> = {
  'Lakshmi V': 'mother',
  'Venkatesan S': 'father',
  'Joseph Arul': 'father',
  'Stella Mary': 'mother',
}

export async function demo({ documents, today }: DemoContext): Promise<void> {
  const guardians = await documents.find(Guardian, { limit: 100 })
  for (const { name, full_name } of guardians) {
    const relation = relations[full_name]
    if (relation) await documents.save(Guardian, name, { relation })
  }
  const joseph = guardians.find(({ full_name }) => full_name === 'Joseph Arul')
  if (!joseph) return
  const { name, family, phone } = joseph
  await documents.insert(ContactChange, {
    ...{ family, guardian: name, field: 'phone', old_value: phone, new_value: '+447700900123' },
    reason: 'We are in London until April',
  })
  await documents.insert(PrivacyRequest, {
    ...{ kind: 'correct', family, due_on: today },
    detail: 'Our street is called Lake View Street now',
  })
}
