import {
  always,
  date,
  docType,
  link,
  longText,
  money,
  reading,
  section,
  select,
  series,
  text,
} from '#framework/doctypes'
import { orderPaymentsScope } from '#money/payments'
import { collectionTransitions, collectionStates } from '../manual-payment/manual-payment.states.ts'
import { payerFields } from '../manual-payment/manual-payment.doctype.ts'

const readOnlyField = { readOnly: true } as const

export const CashCollection = docType('Cash Collection', {
  naming: series('CC-.YYYY.-.#####'),
  fields: {
    state: select(collectionStates, {
      label: 'Status',
      tones: { due: 'warn', collected: 'info', deposited: 'ok', cancelled: 'bad' },
      ...{ required: true, default: 'due', inList: true, indexed: true },
      ...readOnlyField,
    }),
    amount: money({ required: true, min: 1, inList: true, ...readOnlyField }),
    currency: text({ required: true, maxLength: 3, default: 'INR', ...readOnlyField }),
    collector_type: text({ ...readOnlyField, description: 'For example User, or a courier’s document type' }),
    collector: text({ inList: true, indexed: true, typeField: 'collector_type', ...readOnlyField }),

    part_type: text({
      format: 'DocType',
      ...readOnlyField,
      description: 'For example Fulfilment, when the document has parts',
    }),
    part: text({
      ...{ inList: true, indexed: true, typeField: 'part_type', ...readOnlyField },
      description: 'Part of the order collected with this cash',
    }),

    ...payerFields,

    status_section: section('Status'),
    collected_on: date(readOnlyField),
    remitted_amount: money({
      label: 'Amount remitted',
      required: true,
      default: 0,
      min: 0,
      ...readOnlyField,
    }),
    deposited_on: date(readOnlyField),
    deposited_into: select(['cash', 'bank'], readOnlyField),
    deposit_reference: text({ maxLength: 80, ...readOnlyField }),
    reason: longText({ maxLength: 300, ...readOnlyField }),
    entry: link('Ledger Entry', readOnlyField),
    deposit_entry: link('Ledger Entry', readOnlyField),
    receipt: link('Receipt', readOnlyField),
    open_for: text({
      namesType: 'within',
      unique: true,
      maxLength: 300,
      hidden: true,
      ...readOnlyField,
      description: 'Only one can be open per document or part',
    }),
  },
  states: { field: 'state', initial: 'due', transitions: collectionTransitions },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(orderPaymentsScope),
  },
  actions: [
    {
      label: 'Record cash collection',
      method: 'mela.manual_payments.collect_cash',
      dependsOn: "eval:doc.state === 'due'",
      isNext: true,
      confirmation: 'mela.manual_payments.collect_cash_confirmation',
    },
    {
      label: 'Record remittance',
      method: 'mela.manual_payments.open_remittance',
      isNext: true,
      dependsOn: "eval:doc.state === 'collected'",
    },
    {
      label: 'Cancel collection',
      method: 'mela.manual_payments.cancel_collection',
      dependsOn: "eval:doc.state === 'due'",
      isFinal: true,
    },
  ],
  titleField: 'payer_name',
  showTitleInLinks: false,
  searchFields: ['payer_name', 'reference_name', 'collector'],
  sort: 'creation desc',
  retainDeleted: false,
})
