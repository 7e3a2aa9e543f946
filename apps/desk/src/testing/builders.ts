import type { Methods } from '#contract'
import type { WireField, WireMeta } from '../data/document/doc-meta.ts'

type WireType = Methods['mela.desk.get_types']['output'][number]

/** A type that the caller may read, create, change and delete. */
export const aType = (name: string, more: Partial<WireType> = {}): WireType => ({
  ...{ name, label: name, module: '', section: 'organisation', is_single: false, is_worked_with: true },
  earlier_name: null,
  ...{ title_field: 'name', can_create: true, can_write: true, can_delete: true, can_export: true },
  can_share_views: true,
  show_title_field_in_link: more.title_field !== undefined,
  ...more,
})

/** The parts that definitions share of a field that is neither required nor shown in lists. */
export const plainWireField = {
  options: null,
  reqd: 0,
  hidden: 0,
  read_only: 0,
  in_list_view: 0,
  length: 140,
  default: null,
  description: null,
} as const

/** Field of a definition, shown in lists; Data by default. */
export const aField = (fieldname: string, label: string, more: Partial<WireField> = {}): WireField => ({
  ...plainWireField,
  ...{ fieldname, label, fieldtype: 'Data', in_list_view: 1, ...more },
})

/** The definition of a type, the newest document first. */
export const aMeta = (name: string, fields: WireField[], more: Partial<WireMeta> = {}): WireMeta => ({
  ...{ name, title_field: 'name', sort_field: 'modified', sort_order: 'desc', fields },
  ...more,
})

const messageFields = [
  aField('subject', 'Subject', { reqd: 1, translatable: 1 }),
  aField('username', 'Sender'),
  aField('state', 'Status', { fieldtype: 'Select', options: 'new\nanswered\nclosed' }),
]

const messageMeta = aMeta('Contact Message', messageFields, {
  ...{ title_field: 'subject', allow_rename: 1, track_changes: 1 },
  states: { field: 'state', transitions: [{ action: 'mark_answered', from: 'new', to: 'answered' }] },
})

const fromRavi = {
  ...{ creation: '2026-11-20 10:00:00.000000', owner: 'ravi@mela.test', modified_by: 'ravi@mela.test' },
  username: 'Ravi',
}

export const question = {
  ...{ ...fromRavi, name: 'MSG-1', subject: 'When is the fair?', state: 'new' as const },
  modified: '2026-11-24 10:00:00.000000',
}
export const thanks = {
  ...{ ...fromRavi, name: 'MSG-2', subject: 'Thank you', state: 'answered' as const },
  modified: '2026-11-23 10:00:00.000000',
}

/** The desk of somebody who answers letters: their type, its definition, and two of them. */
export const letters = {
  types: [aType('Contact Message', { label: 'Message', title_field: 'subject' })],
  metas: [messageMeta],
  documents: { 'Contact Message': [question, thanks] },
}

const financeTypes = [
  ...(['Payment', 'Refund', 'Gateway Event', 'Receipt', 'Ledger Entry', 'Ledger Account'] as const),
  ...(['Manual Payment', 'Manual Refund', 'Cash Collection', 'Payment Link'] as const),
]

/** The desk of somebody who decides about money, before any has moved. A fee can be paid for. */
export const finance = {
  types: [...financeTypes, 'Fee'].map((name) => aType(name, { section: 'money' })),
  metas: financeTypes.map((name) => aMeta(name, [])),
  documents: {
    ...{ Payment: [], Refund: [], 'Gateway Event': [], Receipt: [], 'Ledger Entry': [] },
    ...{ 'Manual Payment': [], 'Manual Refund': [], 'Cash Collection': [], 'Payment Link': [] },
    Fee: [{ name: 'FEE-1' }],
  },
  methods: {
    'mela.payments.get_payable_types': ['Fee'],
    'mela.payments.get_options': {
      due: { amount: 500, currency: 'INR' as const, description: 'Fee for June' },
      ...{ payer_name: 'Meena Iyer', gateways: [] },
    },
  },
}

/** The same desk for somebody who may read payments and may not decide about money. */
export const financeReader = {
  ...finance,
  types: finance.types.filter(({ name }) => !name.startsWith('Ledger')),
}

/** A fee that was paid online. */
export const paid = {
  ...{ name: 'PAY-1', state: 'captured' as const, amount: 500, captured_amount: 500, refunded_amount: 0 },
  ...{ lost_amount: 0, reference_type: 'Fee', reference_name: 'FEE-1', description: 'Fee for June' },
  ...{ payer_name: 'Meena Iyer', gateway: 'Razorpay' as const, method: 'card', is_held: 0 as const },
  ...{ allocation: 'allocated' as const, attention: null, attention_note: null, error: null },
  ...{ captured_at: '2026-11-24 10:00:00.000000', creation: '2026-11-24 09:55:00.000000' },
  modified: '2026-11-24 10:00:00.000000',
}

/** A fee that was paid and cannot be given to any document. */
export const unallocated = {
  ...{ ...paid, name: 'PAY-2', allocation: 'unallocated' as const },
  attention: 'nothing to pay for' as const,
}
