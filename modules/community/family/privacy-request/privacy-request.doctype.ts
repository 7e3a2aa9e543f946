import {
  childType,
  date,
  docType,
  everything,
  link,
  longText,
  reading,
  select,
  series,
  table,
  text,
  type Doc,
} from '#framework/doctypes'
import { ofOwnFamily } from '#community/students'
import { familyEvents } from '../events.ts'
import { hooks } from '#framework/documents'
import { isAdministrator } from '#framework/permissions'
import { familyErrors } from '../errors.ts'

const office = ['School Office', 'System Manager'] as const

const RetainedRecord = childType(
  'Retained Record',
  {
    what: text({ label: 'Record', readOnly: true }),
    why: text({ label: 'Reason', readOnly: true, maxLength: 280 }),
    until: date({ label: 'Kept until', readOnly: true }),
  },
  { renamedFrom: 'Kept Record' },
)

export const PrivacyRequest = docType('Privacy Request', {
  naming: series('PRV-.YYYY.-.#####'),
  waiting: [{ label: 'Privacy requests to answer', field: 'state', values: ['received', 'in progress'] }],
  titleField: 'kind',
  fields: {
    kind: select(['export', 'correct', 'erase'], {
      label: 'Type',
      required: true,
      setOnlyOnce: true,
      inList: true,
    }),
    family: link('Family', { inList: true }),
    student: link('Student Registration', { inList: true }),
    detail: longText({ maxLength: 5000 }),
    state: select(['received', 'in progress', 'done', 'refused'], {
      label: 'Status',
      tones: { received: 'warn', 'in progress': 'info', done: 'ok', refused: 'bad' },
      ...{ required: true, default: 'received', inList: true },
    }),
    due_on: date({ readOnly: true, inList: true }),
    answer: longText({ maxLength: 5000, description: 'Sent to the person who made the request' }),
    retained: table(RetainedRecord, {
      renamedFrom: 'kept',
      max: 50,
      readOnly: true,
      label: 'Retained records',
    }),
    requested_by: link('User', { readOnly: true }),
    decided_by: link('User', { readOnly: true }),
  },
  states: {
    field: 'state',
    initial: 'received',
    transitions: [
      { action: 'Begin', from: 'received', to: 'in progress', roles: office },
      { action: 'Carry out', from: 'in progress', to: 'done', roles: office },
      { action: 'Refuse', from: 'received', to: 'refused', roles: office },
      { action: 'Refuse', from: 'in progress', to: 'refused', roles: office },
    ],
  },
  actions: [
    {
      label: 'Erase',
      method: 'mela.family.erase',
      dependsOn: "eval:doc.kind == 'erase' && doc.state == 'in progress'",
      isFinal: true,
    },
  ],
  guarded: { reason: 'tells what a family asks', exempt: ofOwnFamily('family', 'may_change') },
  access: {
    'System Manager': everything,
    'School Office': everything,
    Guardian: reading(ofOwnFamily('family', 'may_change')),
  },
  sort: 'due_on asc',
  trackChanges: false,
})

type RequestDoc = Doc<typeof PrivacyRequest>

const isClosed = ({ state }: RequestDoc): boolean => state === 'done' || state === 'refused'

function requireDecision(request: RequestDoc): void {
  const { state, kind, answer } = request
  if (state === 'done' && kind === 'erase') throw familyErrors.erase_first()
  if (kind !== 'export' && isClosed(request) && !answer?.trim()) throw familyErrors.no_answer()
}

export const privacyRequestHooks = hooks(PrivacyRequest, {
  beforeSave({ previous, document, documents }) {
    const isByHand = previous !== null && !isAdministrator(documents.caller)
    if (!isByHand || previous.state === document.state) return {}
    requireDecision(document)
    return isClosed(document) ? { decided_by: documents.caller.user } : {}
  },

  async afterSave({ previous, document, documents }) {
    if (previous === null || previous.state === document.state) return
    if (isClosed(document)) await documents.emit(familyEvents.privacy_decided, { request: document.name })
  },
})
