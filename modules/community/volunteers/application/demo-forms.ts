const underAgeCondition = 'eval:doc.date_of_birth && age(doc.date_of_birth) < 18'

/** What students who would like to help are asked, with a parent where they are under age. */
export const studentVolunteerForm = {
  title: 'Be a Volunteer',
  route: 'student-volunteer',
  doc_type: 'Student Volunteer Registration',
  published: 1,
  person_field: 'phone',
  allow_edit: 1,
  allow_delete: 1,
  allow_incomplete: 1,
  introduction_text:
    '<p>For students. Volunteer a few hours a month and get a certificate of your hours. The office will call you within a week.</p><p>Are you 18 or older and not a student? <a href="/new/volunteer" rel="noopener">Use the form for adults</a>.</p>',
  button_label: 'Send',
  success_title: 'Thank you',
  success_message: 'We received your form and will call you within a week.',
  web_form_fields: [
    { fieldname: 'full_name' },
    { fieldname: 'date_of_birth' },
    { fieldname: 'phone' },
    { fieldname: 'email' },
    { fieldname: 'school' },
    { fieldname: 'grade' },
    { fieldtype: 'Page Break', label: 'How would you like to help?' },
    { fieldname: 'skills', description: 'Add one row for each' },
    { fieldname: 'availability', description: 'Add one row for each time' },
    { fieldname: 't_shirt_size' },
    { fieldname: 'about', max_length: 1000 },
    { fieldtype: 'Page Break', label: 'Parent or guardian' },
    { fieldname: 'guardian_name', mandatory_depends_on: underAgeCondition },
    { fieldname: 'guardian_phone', mandatory_depends_on: underAgeCondition },
    {
      fieldname: 'guardian_email',
      description: 'We send a link to this phone or email to ask your parent or guardian for consent',
    },
  ],
} as const

/** What adults are asked. */
export const volunteerForm = {
  title: 'Help us',
  route: 'volunteer',
  doc_type: 'Volunteer',
  published: 1,
  person_field: 'phone',
  allow_incomplete: 1,
  introduction_text: '<p>For everyone aged 18 or older. The office will call you within a week.</p>',
  button_label: 'Send',
  success_title: 'Thank you',
  success_message: 'We received your form and will call you within a week.',
  web_form_fields: [
    { fieldname: 'full_name' },
    { fieldname: 'date_of_birth' },
    { fieldname: 'phone' },
    { fieldname: 'email' },
    { fieldtype: 'Page Break', label: 'How would you like to help?' },
    { fieldname: 'skills', description: 'Add one row for each' },
    { fieldname: 'availability', description: 'Add one row for each time' },
    { fieldname: 't_shirt_size' },
    { fieldname: 'about', max_length: 1000 },
  ],
} as const
