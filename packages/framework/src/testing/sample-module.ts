import {
  byField,
  check,
  childType,
  date,
  datetime,
  docType,
  everything,
  float,
  grant,
  html,
  int,
  json,
  link,
  longText,
  money,
  phone,
  prompted,
  reading,
  secret,
  select,
  series,
  table,
  text,
  time,
  always,
  where,
  whereOwner,
} from '#framework/doctypes'
import { hooks } from '#framework/documents'
import { defineEvent, on } from '#framework/events'
import { anyone, defineModule, method, onlyRoles, signedInUsers } from '#framework/modules'
import { task } from '#framework/tasks'

const Note = childType('Sample Note', {
  label: text({ required: true }),
  pages: int({ min: 0 }),
  cost: money(),
})

export const Bookcase = docType('Sample Shelf', {
  naming: byField('title'),
  fields: { title: text({ required: true }), floor: int() },
  access: { 'System Manager': everything, Guest: reading(always), All: reading(always) },
})

export const Book = docType('Sample Book', {
  naming: series('BK-.#####'),
  titleField: 'title',
  fields: {
    title: text({ required: true, inList: true }),
    isbn: text({ unique: true }),
    shade: select(['light', 'dark'], { default: 'light' }),
    shelf: link('Sample Shelf'),
    published: check({ indexed: true }),
    copies: int({ min: 0, indexed: true }),
    weight: float(),
    price: money({ min: 0 }),
    summary: longText({ maxLength: 500 }),
    body: html(),
    printed_on: date(),
    lent_at: datetime(),
    opens: time(),
    seller_phone: phone(),
    seller_email: text({ format: 'Email' }),
    extra: json(),
    margin: money({ level: 1 }),
    pin: secret(),
    notes: table(Note, { max: 20 }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': grant({ read: always, write: always, create: always }),
    Seller: grant({ read: whereOwner, write: whereOwner, create: always, delete: whereOwner }),
    Guest: reading(where({ published: 1 })),
  },
})

export const Tag = docType('Sample Tag', {
  naming: prompted,
  fields: { colour: text() },
  access: { 'System Manager': everything, All: reading(always) },
})

const bookHooks = hooks(Book, {
  beforeSave: ({ document }) => (document.isbn === null ? {} : { isbn: document.isbn.replaceAll('-', '') }),
})

const sampleEvents = {
  lent: defineEvent('sample.lent', { book: link('Sample Book'), days: int() }),
  suggested: defineEvent('sample.suggested', { title: text() }),
}

const countBooks = method({
  access: anyone,
  aliases: ['mobileapi.count_sample_books'],
  input: { shade: select(['light', 'dark']) },
  reads: true,
  run: async ({ input, documents }) =>
    documents.count(Book, { filters: input.shade === null ? [] : [['shade', '=', input.shade]] }),
})

const lendBook = method({
  access: onlyRoles('Store Manager'),
  input: { book: link('Sample Book', { required: true }), days: int({ required: true, min: 1 }) },
  async run({ input, documents }) {
    const book = await documents.lock(Book, input.book)
    await documents.emit(sampleEvents.lent, { book: book.name, days: input.days })
    await documents.enqueue('sample.remind', { book: book.name })
    return documents.save(Book, book.name, { copies: (book.copies ?? 0) - 1 })
  },
})

const suggest = method({
  access: anyone,
  input: { title: text({ required: true }) },
  run: async ({ input, documents }) => documents.emit(sampleEvents.suggested, { title: input.title }),
})

const whoAmI = method({
  access: signedInUsers,
  input: {},
  reads: true,
  run: async ({ caller }) => caller.user,
})

export function sampleModule() {
  const handled: string[] = []
  const reminded: string[] = []
  const module = defineModule({
    name: 'sample',
    docTypes: [Bookcase, Book, Tag],
    methods: { countBooks, lendBook, suggest, whoAmI },
    hooks: [bookHooks],
    eventHandlers: [
      on(sampleEvents.lent, 'sample records lending', async ({ book }) => {
        handled.push(book)
      }),
    ],
    tasks: [
      task('sample.remind', async (payload) => {
        reminded.push(String(payload['book']))
      }),
    ],
  })
  return { module, handled, reminded }
}
