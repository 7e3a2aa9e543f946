import {
  both,
  check,
  childType,
  date,
  datetime,
  docType,
  either,
  everything,
  grant,
  int,
  link,
  longText,
  reading,
  section,
  select,
  series,
  table,
  text,
  through,
  where,
  whereExists,
  whereUser,
  type RoleName,
} from '#framework/doctypes'
import { ofOwnChild } from '#community/students'

const MAX_LIST_ITEMS = 60
const MAX_QUANTITY = 99

const sku = { label: 'SKU', maxLength: 60 } as const

const ClassListItem = childType('Class List Item', {
  title: text({
    label: 'Item',
    required: true,
    maxLength: 140,
    inList: true,
    description: 'In the words of the class, such as Long notebook, ruled, 200 pages',
  }),
  quantity: int({ required: true, min: 1, max: MAX_QUANTITY, default: 1, inList: true }),
  is_required: check({ label: 'Required', default: 1, inList: true }),
  product: link('Product', { required: true, inList: true }),
  sku: text({
    ...sku,
    description: 'SKU of the variant. Leave empty to let parents choose, such as the size.',
  }),
  note: text({ maxLength: 140 }),
  substitute: link('Product', {
    description: 'Offered if the item is out of stock; added only if the parent agrees',
  }),
  substitute_sku: text({ ...sku, label: 'SKU of the substitute' }),
})

const ofOwnClass = whereExists(
  'class',
  { type: 'Class Enrolment', by: 'class' },
  both(where({ state: 'active' }), ofOwnChild()),
)

const isShown = either(where({ state: 'published' }), where({ state: 'closed' }))

/** The class's teacher, a user whom the office names in the class; teachers need no role. */
const ofOwnClassroom = through('class', 'Class', whereUser('teacher'))

/** Roles that publish a list. Only those who may write it can: the office and the class's teacher. */
const writers: readonly RoleName[] = ['System Manager', 'School Office', 'All']

export const ClassList = docType('Class List', {
  naming: series('CLS-.#####'),
  fields: {
    title: text({ required: true, maxLength: 100, inList: true }),
    class: link('Class', { required: true, inList: true, indexed: true }),
    academic_year: link('Academic Year', { label: 'School year', required: true, inList: true }),
    state: select(['draft', 'published', 'closed'], {
      label: 'Status',
      tones: { published: 'ok' },
      required: true,
      default: 'draft',
      inList: true,
    }),
    note: longText({ maxLength: 1000, description: 'Shown above the items' }),
    due_on: date({ label: 'Order by', required: true, inList: true }),
    items: table(ClassListItem, { max: MAX_LIST_ITEMS }),

    delivery: section('Delivery to the class'),
    collection_point: link('Collection Point', {
      description:
        'Parents may have these items shipped here free of charge. Leave empty for home delivery only.',
    }),
    hand_over_on: date({
      label: 'Hand-over date',
      description: 'The class receives the packages on this day',
    }),
    published_at: datetime({ readOnly: true }),
  },
  states: {
    field: 'state',
    initial: 'draft',
    transitions: [
      { action: 'Publish', from: 'draft', to: 'published', roles: writers, nextWhen: 'eval:true' },
      { action: 'Close', from: 'published', to: 'closed', roles: writers },
      { action: 'Publish again', from: 'closed', to: 'published', roles: writers },
    ],
  },
  access: {
    'System Manager': everything,
    'School Office': everything,
    Guardian: reading(both(isShown, ofOwnClass)),
    All: grant({
      ...{ select: ofOwnClassroom, read: ofOwnClassroom, report: ofOwnClassroom, print: ofOwnClassroom },
      ...{ create: ofOwnClassroom, write: ofOwnClassroom },
    }),
  },
  actions: [{ label: 'Orders and progress', method: 'mela.class_lists.open_class_list' }],
  titleField: 'title',
  searchFields: ['class', 'academic_year'],
  sort: 'due_on desc',
})
