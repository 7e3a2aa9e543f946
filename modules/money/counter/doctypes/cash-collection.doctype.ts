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
import { ofTheShop } from '#money/payments'
import { collectionMoves, collectionStates } from '../rules/counter-states.ts'
import { payerFields } from '../rules/payer-fields.ts'

const shown = { readOnly: true } as const

/** Cash that somebody collects at a door: it is due, in the collector's hands, and then with the organisation. */
export const CashCollection = docType('Cash Collection', {
  naming: series('CC-.YYYY.-.#####'),
  fields: {
    state: select(collectionStates, {
      tones: { due: 'warn', collected: 'info', deposited: 'ok', cancelled: 'bad' },
      ...{ required: true, default: 'due', inList: true, indexed: true },
      ...shown,
    }),
    amount: money({ required: true, min: 1, inList: true, ...shown }),
    currency: text({ required: true, maxLength: 3, default: 'INR', ...shown }),
    collector_type: text({ ...shown, description: 'Like User, or the type of a courier' }),
    collector: text({ inList: true, indexed: true, typeField: 'collector_type', ...shown }),

    part_type: text({ ...shown, description: 'Like Parcel, where the document comes in parts' }),
    part: text({
      ...{ inList: true, indexed: true, typeField: 'part_type', ...shown },
      description: 'It is collected with this part of what is paid for',
    }),

    ...payerFields,

    standing: section('What became of it'),
    collected_on: date(shown),
    remitted_amount: money({ required: true, default: 0, min: 0, ...shown }),
    deposited_on: date(shown),
    deposited_into: select(['cash', 'bank'], shown),
    deposit_reference: text({ maxLength: 80, ...shown }),
    reason: longText({ maxLength: 300, ...shown }),
    entry: link('Ledger Entry', shown),
    deposit_entry: link('Ledger Entry', shown),
    receipt: link('Receipt', shown),
    open_for: text({
      unique: true,
      maxLength: 300,
      hidden: true,
      ...shown,
      description: 'One is open for a document, or for each part of it',
    }),
  },
  states: { field: 'state', initial: 'due', moves: collectionMoves },
  access: {
    'System Manager': reading(always),
    'School Office': reading(always),
    'Store Manager': reading(ofTheShop),
  },
  actions: [
    {
      label: 'Cash collected',
      method: 'mela.counter.collect_cash',
      dependsOn: "eval:doc.state === 'due'",
      isFinal: true,
      question: 'mela.counter.collect_question',
    },
    {
      label: 'Record remittance',
      method: 'mela.counter.open_remittance',
      isNext: true,
      dependsOn: "eval:doc.state === 'collected'",
    },
    {
      label: 'Cancel',
      method: 'mela.counter.cancel_collection',
      dependsOn: "eval:doc.state === 'due'",
      isFinal: true,
    },
  ],
  titleField: 'payer_name',
  searchFields: ['payer_name', 'reference_name', 'collector'],
  sort: 'creation desc',
  keepDeleted: false,
})
