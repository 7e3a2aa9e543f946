import type { DemoContext } from '#framework/modules'
import { VolunteerArea } from './form/volunteer-interest.doctype.ts'
import { WebForm } from './form/web-form.doctype.ts'

const areas = [
  { area: 'Kitchen', description: 'Cooking and serving at lunch' },
  { area: 'Reading hour', description: 'Reading with young children in Tamil, Hindi or English' },
  { area: 'Stage and sound', description: 'Setting up the stage, lights and microphones' },
  { area: 'Kite workshop', description: 'Making kites from paper and bamboo' },
]

const ofStudents = { depends_on: 'is_student', mandatory_depends_on: 'is_student' }

const volunteerForm = {
  title: 'Be a Volunteer',
  route: 'volunteer-interest',
  doc_type: 'Volunteer Interest',
  published: 1,
  allow_edit: 1,
  allow_delete: 1,
  allow_incomplete: 1,
  introduction_text: '<p>Tell us how you would like to help. We will call you within a week.</p>',
  button_label: 'Send',
  success_title: 'Thank you',
  success_message: 'We received your form and will call you within a week.',
  web_form_fields: [
    { fieldname: 'full_name' },
    { fieldname: 'phone' },
    { fieldname: 'email' },
    { fieldname: 'is_student' },
    { fieldname: 'school', ...ofStudents },
    { fieldname: 'guardian_name', ...ofStudents },
    { fieldtype: 'Page Break', label: 'How would you like to help?' },
    { fieldname: 'area' },
    { fieldname: 'free_times', description: 'Add one row for each time' },
    { fieldname: 'start_on' },
    { fieldname: 'hours_a_week' },
    { fieldname: 'years_of_experience', depends_on: 'eval:!doc.is_student' },
    { fieldname: 'travel_cost', max_value: 1000 },
    { fieldname: 't_shirt_size' },
    { fieldtype: 'Page Break', label: 'About you' },
    { fieldname: 'about', max_length: 1000 },
    { fieldname: 'motivation' },
    { fieldtype: 'Section Break', label: 'Photo and reference' },
    { fieldname: 'photo' },
    { fieldname: 'reference', depends_on: 'eval:doc.years_of_experience > 0' },
    { fieldname: 'badge_colour', default: '#6E1F63' },
    { fieldname: 'call_at' },
  ],
} as const

const enquiryForm = {
  title: 'Enquiry',
  route: 'enquiry',
  doc_type: 'Contact Message',
  published: 1,
  allow_multiple: 1,
  button_label: 'Send',
  success_message: 'Thank you. The office will reply within two days.',
  web_form_fields: [
    { fieldname: 'username' },
    { fieldname: 'mailid' },
    { fieldname: 'phonenumber' },
    { fieldname: 'subject', fieldtype: 'Select', options: 'Admission\nEvents\nStore\nOther' },
    { fieldname: 'message' },
  ],
} as const

export async function demo({ documents }: DemoContext): Promise<void> {
  for (const area of areas) await documents.insert(VolunteerArea, area)
  await documents.insert(WebForm, volunteerForm)
  if (documents.registry.find(enquiryForm.doc_type)) await documents.insert(WebForm, enquiryForm)
}
