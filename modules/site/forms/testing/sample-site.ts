import {
  attachment,
  byField,
  check,
  childType,
  date,
  docType,
  everything,
  grant,
  int,
  link,
  longText,
  money,
  phone,
  picture,
  select,
  series,
  table,
  text,
  whereOwner,
} from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestSite } from '#framework/testing'
import { forms } from '../index.ts'

const office = { 'School Office': everything, 'System Manager': everything } as const

const Class = docType('Try Class', {
  naming: byField('title'),
  titleField: 'label',
  fields: { title: text({ required: true }), label: text(), secret_plan: text(), full: check() },
  access: office,
})

const Pupil = docType('Try Pupil', {
  guarded: 'names of children',
  fields: { full_name: text({ required: true }) },
  access: office,
})

const Paper = childType('Try Paper', {
  label: text({ required: true }),
  file: attachment(),
  dated: date({ notAfterToday: true }),
  for_class: link('Try Class'),
  cost: money({ min: 0 }),
  checked: check({ readOnly: true }),
  remark: text({ level: 1 }),
})

const Other = childType('Try Other Row', { label: text() })

const Registration = docType('Try Registration', {
  naming: series('TRY-.#####'),
  guarded: 'names of children',
  fields: {
    full_name: text({ required: true }),
    phone: phone({ required: true }),
    email: text({ format: 'Email' }),
    age: int({ min: 0, max: 120 }),
    born: date({ notAfterToday: true }),
    guardian: text(),
    needs_bus: check(),
    stop: text(),
    size: select(['S', 'M', 'L']),
    class: link('Try Class'),
    pupil: link('Try Pupil'),
    fee: money({ min: 0 }),
    photo: picture(),
    source: text(),
    medical: longText({ level: 1 }),
    state: select(['new', 'seen'], { required: true, default: 'new', readOnly: true }),
    papers: table(Paper, { max: 5 }),
    others: table(Other),
  },
  access: { ...office, All: grant({ read: whereOwner }) },
})

const Unrelated = docType('Try Unrelated', { fields: { title: text() }, access: office })

export interface FormValues {
  readonly [field: string]: unknown
}

export const registrationForm: FormValues = {
  title: 'Registration',
  route: 'register',
  doc_type: 'Try Registration',
  published: 1,
  allow_multiple: 1,
  allow_edit: 1,
  allow_delete: 1,
  allow_incomplete: 1,
  submissions_per_minute: 1000,
  success_message: 'Thank you',
  web_form_fields: [
    { fieldname: 'full_name' },
    { fieldname: 'phone' },
    { fieldname: 'email' },
    { fieldname: 'age' },
    { fieldname: 'born' },
    { fieldname: 'guardian', depends_on: 'eval:doc.age < 18', mandatory_depends_on: 'eval:doc.age < 18' },
    { fieldtype: 'Page Break', label: 'The way' },
    { fieldname: 'needs_bus' },
    { fieldname: 'stop', depends_on: 'needs_bus', mandatory_depends_on: 'needs_bus' },
    { fieldname: 'size', options: 'S\nM' },
    { fieldname: 'class', allow_read_on_all_link_options: 1, link_filters: '[["full","=",0]]' },
    { fieldname: 'fee', max_value: 500 },
    { fieldname: 'source', hidden: 1, default: 'website' },
    { fieldtype: 'Page Break', label: 'Papers' },
    { fieldname: 'photo' },
    { fieldname: 'medical' },
    {
      fieldname: 'papers',
      child_fields: 'label\nfile\ndated\nfor_class\ncost',
      allow_read_on_all_link_options: 1,
    },
  ],
}

export const answers = { full_name: 'Meena', phone: '098400 12345', age: 30 }

export async function formsSite(): Promise<TestSite> {
  const types = [Class, Pupil, Registration, Unrelated]
  const site = await testSite([defineModule({ name: 'tries', docTypes: types }), forms])
  for (const title of ['One', 'Two', 'Three'])
    await site.administrator.post('/api/resource/Try Class', {
      ...{ title, label: `Class ${title}`, secret_plan: 'hidden' },
      full: title === 'Three' ? 1 : 0,
    })
  return site
}

export async function publish(site: TestSite, route: string, changes: FormValues = {}): Promise<string> {
  const answer = await site.administrator.post('/api/resource/Web Form', {
    ...registrationForm,
    ...{ route, title: route },
    ...changes,
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return route
}

export const unpublish = (site: TestSite, route: string) =>
  site.administrator.put(`/api/resource/Web Form/${route}`, { published: 0 })
