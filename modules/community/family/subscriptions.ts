import type { Doc } from '#framework/doctypes'
import { on } from '#framework/modules'
import { notify, usersWithRole, type Person } from '#site/notifications'
import { ContactChange } from './doctypes/contact-change.doctype.ts'
import { Guardian } from './doctypes/guardian.doctype.ts'
import { PrivacyRequest } from './doctypes/privacy-request.doctype.ts'
import { changeAccepted, changeAsked, changeRefused, privacyAsked, privacyDecided } from './rules/letters.ts'

const askOffice = on(
  'family.contact_change_asked',
  'family.tell_office_of_change',
  async ({ payload }, documents) => {
    const number = String(payload['change'])
    await notify(documents, {
      event: changeAsked,
      key: number,
      people: await usersWithRole(documents, 'School Office'),
      values: { number },
      link: `/desk/contact-change/${number}`,
    })
  },
)

type Change = Doc<typeof ContactChange>

/** A changed number is told to the one before as well: whoever holds it should know. */
function peopleOf({ field, old_value, state, requested_by }: Change): readonly Person[] {
  const asked = requested_by === null ? [] : [{ user: requested_by }]
  if (state !== 'accepted' || field === 'full_name' || old_value === null) return asked
  return [...asked, field === 'phone' ? { phone: old_value } : { email: old_value }]
}

const tellGuardian = on(
  'family.contact_change_decided',
  'family.tell_of_change',
  async ({ payload }, documents) => {
    const change = await documents.get(ContactChange, String(payload['change']))
    const { full_name: parent } = await documents.get(Guardian, change.guardian)
    const { name, new_value: value, state, answer } = change
    const told = { key: name, people: peopleOf(change), link: '/family' }
    const said = { parent, answer: answer ?? '' }
    if (state === 'accepted')
      await notify(documents, { ...told, event: changeAccepted, values: { ...said, value } })
    else await notify(documents, { ...told, event: changeRefused, values: said })
  },
)

const askForAnswer = on(
  'family.privacy_asked',
  'family.tell_office_of_request',
  async ({ payload }, documents) => {
    if (payload['kind'] === 'export') return
    const { name, due_on } = await documents.get(PrivacyRequest, String(payload['request']))
    await notify(documents, {
      event: privacyAsked,
      key: name,
      people: await usersWithRole(documents, 'School Office'),
      values: { number: name, due: due_on ?? '' },
      link: `/desk/privacy-request/${name}`,
    })
  },
)

const tellOfAnswer = on('family.privacy_decided', 'family.tell_of_answer', async ({ payload }, documents) => {
  const { name, requested_by, answer, kept } = await documents.get(PrivacyRequest, String(payload['request']))
  if (requested_by === null) return
  const stays = kept.map(
    ({ what, why, until }) => `${what ?? ''}: ${why ?? ''}${until === null ? '' : ` (${until})`}`,
  )
  await notify(documents, {
    event: privacyDecided,
    key: name,
    people: [{ user: requested_by }],
    values: { number: name, answer: [answer ?? '', ...stays].join('\n') },
    link: '/family',
  })
})

export const familySubscriptions = [askOffice, tellGuardian, askForAnswer, tellOfAnswer]
