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
import { formFieldTypes } from './form-field.rules.ts'

const LONGEST_CONDITION = 1000
const MAX_FIELDS = 200

export const WebFormField = childType('Web Form Field', {
  fieldname: text({
    label: 'Field',
    format: 'Fieldname',
    description: 'Field of the document type. Breaks and texts get a name automatically.',
  }),
  label: text({ maxLength: 280, description: 'Uses the label of the document’s field if empty' }),
  fieldtype: select(formFieldTypes, {
    label: 'Field type',
    description: 'Uses the type of the document’s field if empty',
  }),
  options: longText({ maxLength: 5000, description: 'Dropdown: one option per line. HTML: the text.' }),
  reqd: check({ label: 'Required' }),
  hidden: check({ description: 'Not shown on the form. Its default value is saved.' }),
  read_only: check({ description: 'Shown on the form but cannot be changed. Its default value is saved.' }),
  default: text({ maxLength: 1000 }),
  depends_on: longText({
    label: 'Show if',
    maxLength: LONGEST_CONDITION,
    description: 'A field name, or a condition such as eval:doc.age < 18',
  }),
  mandatory_depends_on: longText({ label: 'Required if', maxLength: LONGEST_CONDITION }),
  description: longText({ maxLength: 1000 }),
  max_length: int({ label: 'Maximum length', isNullable: true, min: 0, max: 65_535 }),
  max_value: float({ label: 'Maximum value', isNullable: true }),
  precision: int({ isNullable: true, min: 0, max: 9 }),
  child_fields: longText({
    label: 'Table columns',
    maxLength: 2000,
    description: 'Columns of the table, one per line. All columns if empty.',
  }),
  link_filters: json({
    maxLength: 2000,
    description: 'Limits the documents to choose from, for example [["disabled","=",0]]',
  }),
  allow_read_on_all_link_options: check({
    label: 'Show all options of the link',
    description:
      'Everyone who fills in the form can see the names to choose from, even without permission to read them',
  }),
  show_in_filter: check(),
})

const WebFormListColumn = childType('Web Form List Column', {
  fieldname: text({ label: 'Field', required: true, format: 'Fieldname' }),
  label: text(),
})

export const WebForm = docType('Web Form', {
  naming: byField('route'),
  fields: {
    title: text({ required: true, inList: true }),
    route: text({ label: 'Path', required: true, unique: true, format: 'Route', inList: true }),
    doc_type: text({
      namesType: true,
      required: true,
      label: 'Document type',
      format: 'DocType',
      inList: true,
      indexed: true,
    }),
    module: text({ readOnly: true }),
    published: check({ inList: true, indexed: true }),
    introduction_text: html({ label: 'Introduction', maxLength: 20_000 }),
    web_form_fields: table(WebFormField, { min: 1, max: MAX_FIELDS, label: 'Fields' }),
    who: section('Access and limits'),
    login_required: check({ label: 'Require sign-in' }),
    anonymous: check({ description: 'The document is saved as Guest, even if the sender is signed in' }),
    opens_on: datetime(),
    closes_on: datetime(),
    max_submissions: int({
      label: 'Maximum submissions',
      isNullable: true,
      min: 0,
      description: 'Leave empty or enter 0 for no limit',
    }),
    allow_multiple: check({
      label: 'Allow several submissions',
      description: 'One person can send the form more than once',
    }),
    person_field: text({
      label: 'Field that identifies the person',
      description: 'Phone or email field used to recognise the sender',
    }),
    submissions_per_minute: int({
      ...{ required: true, default: 10, min: 1, max: 1000 },
      description: 'From one network address. Increase it when many people fill in the form at one place.',
    }),
    afterwards: section('After submission'),
    allow_edit: check({ label: 'Allow changes' }),
    allow_delete: check({ label: 'Allow withdrawal' }),
    allow_incomplete: check({ label: 'Allow drafts' }),
    edit_days: int({
      label: 'Days to edit',
      ...{ required: true, default: 30, min: 1, max: 365 },
      description: 'Days for which the sender can open a submission or draft with its link',
    }),
    max_attachment_size: float({
      label: 'Maximum attachment size',
      isNullable: true,
      min: 0,
      max: 10,
      description: 'In MB. 10 if empty or 0.',
    }),
    button_label: text({ default: 'Save' }),
    success_title: text({ label: 'Confirmation title' }),
    success_message: longText({ label: 'Confirmation message', maxLength: 5000 }),
    success_url: text({ label: 'Page after submission', format: 'URL', maxLength: 500 }),
    linked_types: longText({
      renamedFrom: 'asks_for',
      label: 'Linked document types',
      ...{ hidden: true, readOnly: true, maxLength: 20_000 },
      description: 'Document types whose names the form shows, one per line. Set automatically.',
    }),
    show_list: check(),
    list_columns: table(WebFormListColumn, { max: 20 }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': everything },
  titleField: 'title',
  searchFields: ['route', 'doc_type'],
})
