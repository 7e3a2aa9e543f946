import {
  byField,
  check,
  childType,
  datetime,
  docType,
  everything,
  float,
  html,
  int,
  json,
  longText,
  section,
  select,
  table,
  text,
} from '#framework/doctypes'
import { formFieldTypes } from './form-field-type.rules.ts'

const LONGEST_CONDITION = 1000
export const MOST_FIELDS = 200

export const WebFormField = childType('Web Form Field', {
  fieldname: text({
    format: 'Fieldname',
    description: 'A field of the document type; breaks and texts name themselves',
  }),
  label: text({ maxLength: 280, description: 'As the document type says, when empty' }),
  fieldtype: select(formFieldTypes, { description: 'As the document type says, when empty' }),
  options: longText({ maxLength: 5000, description: 'Select: the choices, one a line. HTML: the text' }),
  reqd: check({ label: 'Required' }),
  hidden: check({ description: 'Not shown; its default is kept' }),
  read_only: check({ description: 'Shown with its default, which is kept' }),
  default: text({ maxLength: 1000 }),
  depends_on: longText({ maxLength: LONGEST_CONDITION, description: 'A fieldname, or eval:doc.age < 18' }),
  mandatory_depends_on: longText({ maxLength: LONGEST_CONDITION }),
  description: longText({ maxLength: 1000 }),
  max_length: int({ label: 'Longest text', keepsEmpty: true, min: 0, max: 65_535 }),
  max_value: float({ label: 'Highest value', keepsEmpty: true }),
  precision: int({ keepsEmpty: true, min: 0, max: 9 }),
  child_fields: longText({ maxLength: 2000, description: 'Columns of a table, one a line; all when empty' }),
  link_filters: json({ maxLength: 2000, description: 'Which documents can be chosen: [["disabled","=",0]]' }),
  allow_read_on_all_link_options: check({
    description:
      'Whoever fills in the form may see the names of what can be chosen, without a right to read it',
  }),
  show_in_filter: check(),
})

export const WebFormListColumn = childType('Web Form List Column', {
  fieldname: text({ required: true, format: 'Fieldname' }),
  label: text(),
})

/** A form over any document type: what people without a right of their own may send in, and when. */
export const WebForm = docType('Web Form', {
  naming: byField('route'),
  fields: {
    title: text({ required: true, inList: true }),
    route: text({ required: true, unique: true, format: 'Route', inList: true }),
    doc_type: text({
      required: true,
      label: 'Document type',
      format: 'DocType',
      inList: true,
      indexed: true,
    }),
    module: text({ readOnly: true }),
    published: check({ inList: true, indexed: true }),
    introduction_text: html({ maxLength: 20_000 }),
    web_form_fields: table(WebFormField, { min: 1, max: MOST_FIELDS, label: 'Fields' }),
    who: section('Who may send it, and when'),
    login_required: check(),
    anonymous: check({ description: 'The document says Guest even when its sender is signed in' }),
    opens_on: datetime(),
    closes_on: datetime(),
    max_submissions: int({
      label: 'Most submissions',
      keepsEmpty: true,
      min: 0,
      description: 'Without bound when empty or 0',
    }),
    allow_multiple: check({ description: 'One person may send it more than once' }),
    person_field: text({ description: 'The phone or e-mail field by which people are told apart' }),
    submissions_per_minute: int({
      ...{ required: true, default: 10, min: 1, max: 1000 },
      description: 'From one address; raise it for a day when many fill it in at one place',
    }),
    afterwards: section('After it is sent'),
    allow_edit: check(),
    allow_delete: check(),
    allow_incomplete: check({ label: 'Drafts may be saved' }),
    edit_days: int({
      ...{ required: true, default: 30, min: 1, max: 365 },
      description: 'Days for which what was sent, or a draft, can be opened with its receipt',
    }),
    max_attachment_size: float({
      label: 'Largest attachment',
      keepsEmpty: true,
      min: 0,
      max: 10,
      description: 'MB; 10 when empty or 0',
    }),
    button_label: text({ default: 'Save' }),
    success_title: text(),
    success_message: longText({ maxLength: 5000 }),
    success_url: text({ format: 'URL', maxLength: 500 }),
    asks_for: longText({
      ...{ hidden: true, readOnly: true, maxLength: 20_000 },
      description: 'The types whose names the form needs, one a line; kept by the system',
    }),
    show_list: check(),
    list_columns: table(WebFormListColumn, { max: 20 }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': everything },
  titleField: 'title',
  searchFields: ['route', 'doc_type'],
})
