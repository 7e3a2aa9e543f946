import { on } from '#framework/events'
import { familyEvents } from './events.ts'
import type { Doc } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { notify, usersWithRole, type Person } from '#site/notifications'
import { ContactChange } from './contact-change/contact-change.doctype.ts'
import { Guardian } from './guardian/guardian.doctype.ts'
import { PrivacyRequest } from './privacy-request/privacy-request.doctype.ts'
import {
  contactChangeAccepted,
  contactChangeRequested,
  contactChangeRefused,
  privacyRequestReceived,
  privacyRequestDecided,
} from './extensions.ts'

const notifyOfficeOfChange = on(
  familyEvents.contact_change_requested,
  { key: 'family.notify_office_of_change', renamedFrom: 'family.tell_office_of_change' },
  async (payload, { documents }) => {
    const number = payload.change
    await notify(documents, {
      event: contactChangeRequested,
      key: number,
      people: await usersWithRole(documents, 'School Office'),
      values: { number },
      link: `/desk/contact-change/${number}`,
    })
  },
)

type ContactChangeDoc = Doc<typeof ContactChange>

function recipientsOf({ field, old_value, state, requested_by }: ContactChangeDoc): readonly Person[] {
  const requester = requested_by === null ? [] : [{ user: requested_by }]
  if (state !== 'accepted' || field === 'full_name' || old_value === null) return requester
  return [...requester, field === 'phone' ? { phone: old_value } : { email: old_value }]
}

const notifyGuardian = on(
  familyEvents.contact_change_decided,
  { key: 'family.notify_of_change', renamedFrom: 'family.tell_of_change' },
  async (payload, { documents }) => {
    const change = await documents.get(ContactChange, payload.change)
    const { full_name: parent } = await documents.get(Guardian, change.guardian)
    const { name, new_value: value, state, answer } = change
    const notification = { key: name, people: recipientsOf(change), link: '/family' }
    const messageValues = { parent, answer: answer ?? '' }
    if (state === 'accepted')
      await notify(documents, {
        ...notification,
        event: contactChangeAccepted,
        values: { ...messageValues, value },
      })
    else await notify(documents, { ...notification, event: contactChangeRefused, values: messageValues })
  },
)

/** Returns a request; null when it was deleted before its event was handled. */
async function findRequest(documents: Documents, name: string): Promise<Doc<typeof PrivacyRequest> | null> {
  const [found] = await documents.find(PrivacyRequest, { where: { name }, fields: ['name'], limit: 1 })
  return found ? documents.get(PrivacyRequest, found.name) : null
}

const notifyOfficeOfRequest = on(
  familyEvents.privacy_requested,
  { key: 'family.notify_office_of_request', renamedFrom: 'family.tell_office_of_request' },
  async (payload, { documents }) => {
    if (payload.kind === 'export') return
    const request = await findRequest(documents, payload.request)
    if (request === null) return
    const { name, due_on } = request
    await notify(documents, {
      event: privacyRequestReceived,
      key: name,
      people: await usersWithRole(documents, 'School Office'),
      values: { number: name, due: due_on ?? '' },
      link: `/desk/privacy-request/${name}`,
    })
  },
)

const notifyRequester = on(
  familyEvents.privacy_decided,
  { key: 'family.notify_of_answer', renamedFrom: 'family.tell_of_answer' },
  async (payload, { documents }) => {
    const request = await findRequest(documents, payload.request)
    if (request === null || request.requested_by === null) return
    const { name, requested_by, answer, retained } = request
    const retainedLines = retained.map(
      ({ what, why, until }) => `${what ?? ''}: ${why ?? ''}${until === null ? '' : ` (${until})`}`,
    )
    await notify(documents, {
      event: privacyRequestDecided,
      key: name,
      people: [{ user: requested_by }],
      values: { number: name, answer: [answer ?? '', ...retainedLines].join('\n') },
      link: '/family',
    })
  },
)

export const familyEventHandlers = [
  notifyOfficeOfChange,
  notifyGuardian,
  notifyOfficeOfRequest,
  notifyRequester,
]
