import {
  raiseViolation,
  always,
  childType,
  date,
  docType,
  int,
  json,
  link,
  longText,
  money,
  opaque,
  phone,
  reading,
  secret,
  section,
  select,
  table,
  text,
  whereUser,
  type DatabaseRule,
} from '#framework/doctypes'
import { orderPaymentsScope } from '#money/payments'

interface NumberedDocument {
  readonly type: string
  readonly follows: string
  readonly isDeleted: string
  readonly isChanged: string
}

/**
 * Database rule, checked at commit: the previous number exists. Rows are not deleted, so all earlier ones exist too.
 */
export function gaplessRule({ type, follows }: Pick<NumberedDocument, 'type' | 'follows'>): DatabaseRule {
  return {
    name: 'gapless',
    moment: 'at commit',
    on: ['insert'],
    body: `
begin
  if new.number > 1 and not exists (
    select from "${type}" where series = new.series and number = new.number - 1
  ) then
    ${raiseViolation(`${type}.gap`, follows)}
  end if;
  return null;
end`,
  }
}

/** Database rule: columns are immutable, except those named; `more` adds a condition. */
export function immutableRule(
  { type, isDeleted, isChanged }: Omit<NumberedDocument, 'follows'>,
  mutableColumns: readonly string[],
  more = '',
): DatabaseRule {
  return {
    name: 'immutable',
    moment: 'before',
    on: ['update', 'delete'],
    body: `
declare
  changing constant text[] := array[${mutableColumns.map((column) => `'${column}'`).join(', ')}];
begin
  if tg_op = 'DELETE' then
    ${raiseViolation(`${type}.deleted`, isDeleted)}
  end if;
  if (to_jsonb(new) - changing) <> (to_jsonb(old) - changing) then
    ${raiseViolation(`${type}.changed`, isChanged)}
  end if;${more}
  return new;
end`,
  }
}

const mutableColumns = [
  ...['state', 'cancelled_on', 'cancel_reason', 'issued_for', 'returned', 'modified', 'modified_by'],
  ...['owner', 'payer', 'organisation', 'reference_name', 'payment', 'manual_payment', 'cash_collection'],
]

const cancelledIsFinal = `
  if old.state = 'cancelled' and new.state <> old.state then
    ${raiseViolation('Receipt.revived', 'A cancelled receipt stays cancelled')}
  end if;`

const receiptMessages = {
  type: 'Receipt',
  follows: 'A receipt follows the one before it',
  isDeleted: 'A receipt is cancelled, and never deleted',
  isChanged: 'What stands on a receipt never changes',
} as const

const receiptRules: readonly DatabaseRule[] = [
  gaplessRule(receiptMessages),
  immutableRule(receiptMessages, mutableColumns, cancelledIsFinal),
]

const ReceiptLine = childType('Receipt Line', {
  description: text({ required: true, maxLength: 200 }),
  amount: money({ required: true, min: 1 }),
})

const readOnlyField = { readOnly: true } as const

/**
 * A receipt for received money. Immutable and written only by the system; a mistake is cancelled, and its number stays.
 */
export const Receipt = docType('Receipt', {
  naming: opaque('RCT-'),
  fields: {
    receipt_number: text({ required: true, inList: true, indexed: true, ...readOnlyField }),
    issued_on: date({ required: true, inList: true, indexed: true, ...readOnlyField }),
    state: select(['issued', 'cancelled'], {
      label: 'Status',
      tones: { issued: 'ok', cancelled: 'bad' },
      required: true,
      default: 'issued',
      inList: true,
      ...readOnlyField,
    }),
    amount: money({ required: true, min: 1, inList: true, ...readOnlyField }),
    currency: text({ required: true, maxLength: 3, default: 'INR', ...readOnlyField }),
    returned: money({
      label: 'Refunded amount',
      required: true,
      default: 0,
      min: 0,
      ...readOnlyField,
      description: 'Refunded after the receipt was issued',
    }),

    paid_by: section('Paid by'),
    payer_name: text({ required: true, inList: true, ...readOnlyField }),
    payer_email: text({ format: 'Email', ...readOnlyField }),
    payer_phone: phone(readOnlyField),
    payer: link('User', { indexed: true, ...readOnlyField }),

    paid_for: section('Payment for'),
    reference_type: text({ format: 'DocType', ...readOnlyField, label: 'Document type' }),
    reference_name: text({ label: 'Document', indexed: true, typeField: 'reference_type', ...readOnlyField }),
    lines: table(ReceiptLine, { label: 'Items', min: 1, max: 50, ...readOnlyField }),

    paid_how: section('Payment details'),
    method: text({ label: 'Payment method', format: 'Payment method', required: true, ...readOnlyField }),
    method_reference: text({ ...readOnlyField, label: 'Payment reference' }),
    bank: text(readOnlyField),
    received_on: date({ required: true, ...readOnlyField }),
    condition: select(['none', 'cheque must clear'], { required: true, default: 'none', ...readOnlyField }),
    payment: link('Payment', { indexed: true, ...readOnlyField }),
    manual_payment: link('Manual Payment', {
      renamedFrom: 'counter_payment',
      label: 'Manual payment',
      indexed: true,
      ...readOnlyField,
    }),
    cash_collection: link('Cash Collection', { indexed: true, ...readOnlyField }),

    given_by: section('Issued by'),
    issuer: link('Receipt Issuer', { required: true, ...readOnlyField }),
    series: link('Receipt Series', { required: true, ...readOnlyField }),
    financial_year: text({ required: true, maxLength: 7, ...readOnlyField }),
    number: int({ required: true, min: 1, ...readOnlyField }),
    organisation: link('Business', { indexed: true, ...readOnlyField }),
    letterhead: json({ required: true, maxLength: 8000, hidden: true, ...readOnlyField }),
    replaces: link('Receipt', { unique: true, ...readOnlyField }),
    issued_for: text({
      namesType: 'within',
      unique: true,
      hidden: true,
      ...readOnlyField,
      description: 'Cleared when the receipt is cancelled',
    }),
    token: secret({ ...readOnlyField, description: 'Anyone with this token can open the receipt' }),

    cancelled: section('Cancelled'),
    cancelled_on: date(readOnlyField),
    cancel_reason: longText({ label: 'Cancellation reason', maxLength: 300, ...readOnlyField }),
  },
  statusField: 'state',
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(orderPaymentsScope),
    All: reading(whereUser('payer')),
  },
  actions: [
    { label: 'Print receipt', method: 'mela.receipts.print_receipt' },
    {
      label: 'Send receipt',
      method: 'mela.receipts.send_receipt',
      dependsOn: "eval:doc.state === 'issued' && (doc.payer_email || doc.payer)",
    },
  ],
  uniqueTogether: [['series', 'number']],
  titleField: 'receipt_number',
  searchFields: ['receipt_number', 'payer_name', 'reference_name'],
  sort: 'issued_on desc, receipt_number desc',
  retainDeleted: false,
  databaseRules: receiptRules,
})
