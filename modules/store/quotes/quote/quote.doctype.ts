import {
  childType,
  date,
  docType,
  everything,
  int,
  link,
  longText,
  money,
  phone,
  section,
  select,
  series,
  table,
  text,
  type RoleName,
} from '#framework/doctypes'

const managers: readonly RoleName[] = ['System Manager', 'Store Manager']

const shown = { readOnly: true } as const

const MAX_LINES = 100

/** A variant of a product at the price that was agreed for it. */
export const QuoteLine = childType('Quote Line', {
  product: link('Product', { required: true, inList: true }),
  sku: text({
    ...{ label: 'SKU', maxLength: 60, inList: true },
    description: 'SKU of the variant; not needed if the product has only one',
  }),
  quantity: int({ required: true, min: 1, max: 999, default: 1, inList: true }),
  price: money({
    ...{ label: 'Agreed price', isNullable: true, min: 0, inList: true },
    description: 'Price of one item, including tax. The current price if empty.',
  }),
  title: text({ ...shown, maxLength: 400 }),
  variant_label: text({ ...shown, label: 'Variant name', maxLength: 200 }),
  list_price: money({ ...shown, label: 'Current price', isNullable: true, min: 0, inList: true }),
  variant: text({ ...shown, hidden: true }),
  business: link('Business', shown),
  image: text({ ...shown, hidden: true, maxLength: 500 }),
  route: text({ ...shown, hidden: true, maxLength: 200 }),
})

const quoteStates = ['draft', 'sent', 'ordered', 'expired', 'cancelled'] as const

/** An order that staff prepare for a customer, at prices of its own, who places it by the link. */
export const Quote = docType('Quote', {
  naming: series('QUO-.YYYY.-.#####'),
  fields: {
    state: select(quoteStates, {
      label: 'Status',
      tones: { draft: 'warn', sent: 'info', ordered: 'ok', expired: 'bad', cancelled: 'bad' },
      ...{ required: true, default: 'draft', inList: true, indexed: true, ...shown },
    }),
    customer_name: text({ required: true, maxLength: 80, inList: true }),
    email: text({
      format: 'Email',
      description: 'The link is sent here. Without it, share the link yourself.',
    }),
    phone: phone({}),
    language: select(['en', 'hi', 'ta'], { required: true, default: 'en' }),
    valid_until: date({ required: true, inList: true, indexed: true }),
    note: longText({ label: 'Message to the customer', maxLength: 1000 }),

    what: section('Items'),
    lines: table(QuoteLine, { label: 'Items', min: 1, max: MAX_LINES }),
    total: money({
      ...shown,
      required: true,
      default: 0,
      min: 0,
      inList: true,
      description: 'Without delivery',
    }),

    result: section('Result'),
    order: link('Order', { ...shown, inList: true, indexed: true }),
    sent_on: date({ ...shown, label: 'Sent on' }),
    sent_count: int({ ...shown, required: true, default: 0, hidden: true }),
    code: text({
      ...{ ...shown, unique: true, hidden: true, maxLength: 40 },
      description: 'Opens the quote and holds its prices in a cart',
    }),
  },
  states: {
    field: 'state',
    initial: 'draft',
    transitions: [
      { action: 'Send', from: 'draft', to: 'sent', roles: [] },
      { action: 'Mark as ordered', from: 'sent', to: 'ordered', roles: [] },
      { action: 'Reopen', from: 'ordered', to: 'sent', roles: [] },
      { action: 'Expire', from: 'sent', to: 'expired', roles: [] },
      { action: 'Revise', from: 'sent', to: 'draft', roles: managers },
      { action: 'Revise', from: 'expired', to: 'draft', roles: managers },
      { action: 'Cancel', from: 'sent', to: 'cancelled', roles: managers },
      { action: 'Cancel', from: 'draft', to: 'cancelled', roles: managers },
    ],
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
  },
  actions: [
    {
      label: 'Send',
      method: 'mela.quotes.send',
      isNext: true,
      dependsOn: "eval:doc.state === 'draft'",
    },
    {
      label: "Open the customer's page",
      method: 'mela.quotes.open_quote',
      dependsOn: "eval:doc.state === 'sent' || doc.state === 'ordered'",
    },
  ],
  titleField: 'customer_name',
  searchFields: ['customer_name', 'email', 'phone'],
  sort: 'creation desc',
})
