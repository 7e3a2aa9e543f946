import {
  raiseViolation,
  always,
  date,
  docType,
  grant,
  int,
  link,
  longText,
  money,
  secret,
  section,
  select,
  series,
  text,
  type DatabaseRule,
  type Transition,
} from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { MAX_CARD_AMOUNT } from '../settings/gift-card-settings.doctype.ts'

const giftCardStates = ['awaiting payment', 'active', 'disabled', 'expired', 'cancelled'] as const

/** Methods of this module, payments and tasks change the state, so nobody may make a transition directly. */
const transitions: readonly Transition[] = [
  { action: 'Issue', from: 'awaiting payment', to: 'active', roles: [] },
  { action: 'Disable', from: 'active', to: 'disabled', roles: [] },
  { action: 'Enable', from: 'disabled', to: 'active', roles: [] },
  { action: 'Expire', from: 'active', to: 'expired', roles: [] },
  { action: 'Expire', from: 'disabled', to: 'expired', roles: [] },
  { action: 'Renew', from: 'expired', to: 'active', roles: [] },
  { action: 'Cancel', from: 'active', to: 'cancelled', roles: [] },
  { action: 'Cancel', from: 'disabled', to: 'cancelled', roles: [] },
  { action: 'Restore', from: 'cancelled', to: 'disabled', roles: [] },
]

/** Database rule: an issued card stays, and its amount does not change. */
const issuedStays: DatabaseRule = {
  name: 'issued stays',
  moment: 'before',
  on: ['update', 'delete'],
  body: `
begin
  if tg_op = 'DELETE' then
    if old.state <> 'awaiting payment' then
      ${raiseViolation('Gift Card.deleted', 'An issued card stays')}
    end if;
    return old;
  end if;
  if old.state <> 'awaiting payment' and (new.amount, new.currency) is distinct from (old.amount, old.currency) then
    ${raiseViolation('Gift Card.fixed', 'How much a card was issued for cannot change')}
  end if;
  return new;
end`,
}

const SYSTEM_LEVEL = 9

const shown = { readOnly: true } as const

const writing = grant({
  ...{ select: always, read: always, create: always, write: always, delete: always },
  ...{ report: always, export: always, print: always },
})

/** A gift card from its purchase on. The ledger has its money; its code is stored as a hash alone. */
export const GiftCard = docType('Gift Card', {
  naming: series('GFC-.YYYY.-.######'),
  fields: {
    state: select(giftCardStates, {
      label: 'Status',
      tones: {
        'awaiting payment': 'warn',
        active: 'ok',
        disabled: 'bad',
        expired: 'info',
        cancelled: 'info',
      },
      ...{ required: true, default: 'awaiting payment', inList: true, indexed: true, ...shown },
    }),
    amount: money({ required: true, min: 1_00, max: MAX_CARD_AMOUNT, setOnlyOnce: true, inList: true }),
    currency: text({ required: true, maxLength: 3, default: 'INR', ...shown }),
    balance: money({
      ...{ required: true, default: 0, min: 0, inList: true, ...shown },
      description: 'Copied from the books, which decide what can be spent',
    }),
    last_four: text({
      ...{ label: 'Code ends in', maxLength: 4, inList: true, ...shown },
      description: 'The code itself is not stored',
    }),
    expires_on: date({ label: 'Valid until', inList: true, indexed: true, ...shown }),
    source: select(['purchase', 'goodwill'], { required: true, default: 'purchase', ...shown }),

    delivery_section: section('Delivery'),
    recipient_name: text({ required: true, maxLength: 80, inList: true }),
    recipient_email: text({ required: true, format: 'Email' }),
    sender_name: text({ required: true, maxLength: 80 }),
    message: longText({ maxLength: 300 }),
    deliver_on: date({ label: 'Deliver on', indexed: true, description: 'Today if empty' }),
    language: select(['en', 'hi', 'ta'], { required: true, default: 'en' }),
    delivery: select(['waiting', 'queued', 'sent', 'not sent', 'could not be sent'], {
      label: 'Email',
      tones: { queued: 'info', sent: 'ok', 'not sent': 'warn', 'could not be sent': 'bad' },
      ...{ required: true, default: 'waiting', inList: true, indexed: true, ...shown },
    }),
    delivered_on: date({ label: 'Delivered on', ...shown }),

    payment_section: section('Payment'),
    buyer: link('User', { indexed: true, ...shown }),
    buyer_email: text({ format: 'Email', ...shown }),
    payment: text({ indexed: true, ...shown }),
    reason: longText({
      ...{ label: 'Reason for goodwill', maxLength: 300 },
      description: 'Required to issue a card without payment. Not shown to the recipient.',
    }),
    receipt_hash: secret(shown),
    code_hash: text({ unique: true, level: SYSTEM_LEVEL, ...shown }),
    code_count: int({ label: 'Codes sent', required: true, default: 0, level: SYSTEM_LEVEL, ...shown }),
  },
  states: { field: 'state', initial: 'awaiting payment', transitions },
  access: {
    'System Manager': writing,
    'School Office': writing,
  },
  actions: [
    {
      label: 'Issue as goodwill',
      method: 'mela.gift_cards.issue',
      dependsOn: "eval:doc.state === 'awaiting payment'",
      isFinal: true,
    },
    {
      label: 'Send a new code',
      method: 'mela.gift_cards.send_again',
      dependsOn: "eval:doc.state === 'active'",
      isFinal: true,
    },
    {
      label: 'Disable',
      method: 'mela.gift_cards.disable',
      dependsOn: "eval:doc.state === 'active'",
    },
    {
      label: 'Enable',
      method: 'mela.gift_cards.enable',
      dependsOn: "eval:doc.state === 'disabled'",
    },
  ],
  titleField: 'recipient_name',
  searchFields: ['recipient_name', 'recipient_email', 'sender_name', 'last_four'],
  sort: 'creation desc',
  databaseRules: [issuedStays],
})

/** A card is delivered on the day of its order unless a later day is chosen. */
export const giftCardHooks = hooks(GiftCard, {
  beforeSave({ document: { deliver_on }, documents }) {
    return deliver_on === null ? { deliver_on: documents.today } : {}
  },
})
