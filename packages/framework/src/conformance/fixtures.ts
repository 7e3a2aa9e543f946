import {
  always,
  autoincrement,
  byField,
  check,
  childType,
  datetime,
  docType,
  everything,
  format,
  grant,
  hashed,
  html,
  int,
  link,
  longText,
  money,
  reading,
  select,
  series,
  single,
  table,
  text,
  whereOwner,
  date,
} from '#framework/doctypes'
import { documentMethod, hooks } from '#framework/documents'
import { anyone, anyValue, defineModule, method, signedInUsers } from '#framework/modules'
import { untranslated } from '#meta'
import { ConformanceSample, sampleHooks } from './sample.ts'

const ToDo = docType('ToDo', {
  naming: hashed,
  fields: {
    description: html({ required: true, inList: true }),
    status: select(['Open', 'Closed', 'Cancelled'], { default: 'Open', inList: true }),
    priority: select(['High', 'Medium', 'Low'], { default: 'Medium' }),
    date: date({ inList: true }),
    allocated_to: link('User', { ignoreUserPermissions: true }),
    reference_type: text(),
    reference_name: text(),
  },
  access: {
    'System Manager': everything,
    All: grant({ read: whereOwner, write: whereOwner, create: always, delete: whereOwner }),
  },
  searchFields: ['description', 'status'],
})

const NoteSeenBy = childType('Note Seen By', {
  user: link('User', { linksUnread: 'people say who has seen it' }),
  remark: text(),
})

const Note = docType('Note', {
  naming: byField('title'),
  fields: {
    title: text({ required: true, inList: true }),
    content: html(),
    public: check(),
    disabled: check(),
    internal: text({ level: 1 }),
    seen_by: table(NoteSeenBy),
  },
  access: {
    'System Manager': everything,
    All: grant({ read: whereOwner, write: whereOwner, create: always, delete: whereOwner }),
  },
  allowRename: true,
})

const EventParticipants = childType('Event Participants', {
  reference_doctype: text({ required: true }),
  reference_docname: text({ required: true }),
  email: text({ format: 'Email' }),
})

const Event = docType('Event', {
  naming: series('EV.#####'),
  titleField: 'subject',
  fields: {
    subject: text({ required: true, inList: true }),
    event_type: select(['Private', 'Public', 'Cancelled'], { default: 'Private' }),
    starts_on: datetime({ required: true }),
    ends_on: datetime(),
    send_reminder: check({ default: 1 }),
    event_participants: table(EventParticipants),
  },
  access: {
    'System Manager': everything,
    All: grant({ read: whereOwner, write: whereOwner, create: always, delete: whereOwner }),
  },
})

const Contact = docType('Contact', {
  naming: format('CON-{first_name}-{###}'),
  titleField: 'first_name',
  fields: {
    first_name: text({ required: true, inList: true }),
    last_name: text(),
    email_id: text({ format: 'Email', unique: true }),
    salutation: text({ setOnlyOnce: true }),
    age: int({ min: 0 }),
  },
  searchFields: ['email_id'],
  access: { 'System Manager': everything, Customer: reading(always) },
})

const BlogCategory = docType('Blog Category', {
  naming: byField('title'),
  fields: { title: text({ required: true }), published: check({ default: 1 }) },
  access: { 'System Manager': everything, Guest: reading(always), All: reading(always) },
})

const BlogPost = docType('Blog Post', {
  naming: hashed,
  titleField: 'title',
  fields: {
    title: text({ required: true, inList: true }),
    blog_category: link('Blog Category', { required: true }),
    blog_intro: longText(),
    published: check(),
    editor_note: text({ level: 1 }),
    hidden_day: date({ level: 1 }),
  },
  access: {
    'System Manager': everything,
    Moderator: grant({ read: always, write: always, create: always }),
    Guest: reading(always),
  },
})

const Region = docType('Region', {
  naming: byField('region_name'),
  fields: { region_name: text({ required: true }), parent_region: link('Region') },
  access: { 'System Manager': everything, All: reading(always) },
  tree: { parentField: 'parent_region' },
})

const Visit = docType('Visit', {
  titleField: 'title',
  fields: { title: text({ required: true }), region: link('Region'), remark: text() },
  access: {
    'System Manager': everything,
    Customer: reading(always),
    Volunteer: grant({ select: always }),
  },
})

const Ticket = docType('Ticket', {
  naming: autoincrement,
  fields: { title: text({ required: true }) },
  access: { 'System Manager': everything },
})

const Claim = docType('Claim', {
  naming: series('CLM-.#####'),
  isSubmittable: true,
  fields: {
    purpose: text({ required: true }),
    amount: money(),
    remark: text({ allowOnSubmit: true }),
  },
  access: { 'System Manager': everything },
})

const SiteNotes = docType('Site Notes', {
  naming: single,
  fields: { motto: text(), volume: int({ default: 3 }) },
  access: { 'System Manager': everything },
})

const claimHooks = hooks(Claim, {
  methods: {
    sayPurpose: documentMethod(Claim, {
      verb: 'read',
      input: { loud: check() },
      run: async ({ document, input }) =>
        input.loud === 1 ? document.purpose.toUpperCase() : document.purpose,
    }),
    rewrite: documentMethod(Claim, {
      verb: 'write',
      input: { purpose: text({ required: true }) },
      run: async ({ document, documents, input }) => {
        await documents.save(Claim, document.name, { purpose: input.purpose })
      },
    }),
  },
})

const echo = method({
  access: anyone,
  input: { said: anyValue, data: anyValue },
  run: async ({ input, documents }) => {
    documents.notice({
      message: untranslated('Heard'),
      title: untranslated('Echo'),
      indicator: 'green',
    })
    return input.data ?? input.said
  },
})

const onlyPost = method({
  access: signedInUsers,
  input: { days: int({ required: true }) },
  methods: ['POST'],
  run: async ({ input }) => input.days,
})

export const fixtures = defineModule({
  name: 'fixtures',
  docTypes: [
    ...[ToDo, Note, Event, Contact, BlogCategory, BlogPost, Region, Visit, Ticket, Claim, SiteNotes],
    ConformanceSample,
  ],
  hooks: [claimHooks, sampleHooks],
  methods: { echo, onlyPost },
})
