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
  phone,
} from '#framework/doctypes'
import { orderPaymentsScope } from '#money/payments'
import {
  manualPaymentMethods,
  manualPaymentTransitions,
  manualPaymentStates,
} from './manual-payment.states.ts'

const readOnlyField = { readOnly: true } as const

const hidden = { readOnly: true, hidden: true } as const

const readOnlyPayerField = { readOnly: true } as const

export const payerFields = {
  paid_by: section('Paid by'),
  payer_name: text({ required: true, inList: true, ...readOnlyPayerField }),
  payer_email: text({ format: 'Email', ...readOnlyPayerField }),
  payer_phone: phone(readOnlyPayerField),
  payer: link('User', { indexed: true, ...readOnlyPayerField }),

  paid_for: section('Payment for'),
  reference_type: text({ label: 'Document type', format: 'DocType', required: true, ...readOnlyPayerField }),
  reference_name: text({
    label: 'Document',
    ...{ required: true, inList: true, indexed: true, typeField: 'reference_type' },
    ...readOnlyPayerField,
  }),
  description: text({ required: true, maxLength: 200, ...readOnlyPayerField }),
  organisation: link('Business', {
    indexed: true,
    ...readOnlyPayerField,
    description: 'Leave empty for the organisation itself',
  }),
}

export const ManualPayment = docType('Manual Payment', {
  renamedFrom: 'Counter Payment',
  naming: series('CTP-.YYYY.-.#####'),
  fields: {
    state: select(manualPaymentStates, {
      label: 'Status',
      tones: { received: 'info', cleared: 'ok', bounced: 'bad', cancelled: 'bad' },
      ...{ required: true, default: 'received', inList: true, indexed: true },
      ...readOnlyField,
    }),
    method: select(manualPaymentMethods, {
      label: 'Payment method',
      required: true,
      inList: true,
      ...readOnlyField,
    }),
    amount: money({ required: true, min: 1, inList: true, ...readOnlyField }),
    currency: text({ required: true, maxLength: 3, default: 'INR', ...readOnlyField }),
    received_on: date({ required: true, inList: true, indexed: true, ...readOnlyField }),
    reference_number: text({
      ...readOnlyField,
      maxLength: 40,
      description: 'Number of the cheque, transfer or UPI payment',
    }),
    bank: text({ maxLength: 80, ...readOnlyField }),
    cheque_date: date(readOnlyField),

    ...payerFields,

    status_section: section('Status'),
    cleared_on: date(readOnlyField),
    ended_on: date({ ...readOnlyField, description: 'Date it bounced or was cancelled' }),
    reason: longText({ maxLength: 300, ...readOnlyField }),
    refunded_amount: money({ required: true, default: 0, min: 0, ...readOnlyField }),
    entry: link('Ledger Entry', readOnlyField),
    clearing_entry: link('Ledger Entry', readOnlyField),
    receipt: link('Receipt', readOnlyField),

    reference_key: text({
      ...{ unique: true, maxLength: 200, description: 'Cleared when the payment ends' },
      ...hidden,
    }),
  },
  states: { field: 'state', initial: 'received', transitions: manualPaymentTransitions },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(orderPaymentsScope),
  },
  actions: [
    {
      label: 'Print receipt',
      method: 'mela.manual_payments.print_receipt',
      dependsOn: 'eval:doc.receipt',
    },
    {
      label: 'Mark as cleared',
      method: 'mela.manual_payments.mark_cleared',
      dependsOn: "eval:doc.method === 'cheque' && doc.state === 'received'",
    },
    {
      label: 'Mark as bounced',
      method: 'mela.manual_payments.bounce',
      dependsOn: "eval:doc.method === 'cheque' && (doc.state === 'received' || doc.state === 'cleared')",
      isFinal: true,
    },
    {
      label: 'Refund',
      method: 'mela.manual_payments.refund_payment',
      dependsOn:
        "eval:(doc.state === 'received' || doc.state === 'cleared') && doc.amount > doc.refunded_amount",
      isFinal: true,
    },
    {
      label: 'Cancel payment',
      method: 'mela.manual_payments.cancel_payment',
      dependsOn: "eval:doc.state === 'received'",
      isFinal: true,
    },
  ],
  titleField: 'payer_name',
  showTitleInLinks: false,
  searchFields: ['payer_name', 'reference_number', 'reference_name'],
  sort: 'creation desc',
  retainDeleted: false,
})
