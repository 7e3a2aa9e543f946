import {
  always,
  attachment,
  byField,
  check,
  childType,
  colour,
  date,
  datetime,
  docType,
  everything,
  float,
  html,
  int,
  link,
  longText,
  money,
  phone,
  picture,
  reading,
  section,
  select,
  series,
  table,
  text,
  time,
} from '#framework/doctypes'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const VolunteerArea = docType('Volunteer Area', {
  naming: byField('area'),
  fields: { area: text({ required: true, inList: true }), description: longText({ maxLength: 500 }) },
  access: {
    'System Manager': everything,
    'School Office': everything,
    'Event Staff': everything,
    Guest: reading(always),
  },
  searchFields: ['description'],
  sort: 'area asc',
})

const FreeTime = childType('Volunteer Free Time', {
  weekday: select(days, { required: true, inList: true }),
  from_time: time({ required: true, label: 'From', inList: true }),
  to_time: time({ required: true, label: 'Until', inList: true }),
  area: link('Volunteer Area', { label: 'Area' }),
})

export const VolunteerInterest = docType('Volunteer Interest', {
  naming: series('VIN-.YYYY.-.#####'),
  fields: {
    full_name: text({ required: true, inList: true }),
    phone: phone({ required: true, inList: true }),
    email: text({ format: 'Email' }),
    is_student: check({ label: 'I am a school student' }),
    school: text(),
    guardian_name: text({ label: 'Parent’s name' }),
    help: section('How would you like to help?'),
    area: link('Volunteer Area', { required: true, inList: true, label: 'Preferred area' }),
    free_times: table(FreeTime, { max: 14, label: 'Availability' }),
    start_on: date({ label: 'Start date' }),
    call_at: datetime({ label: 'Best time to call' }),
    hours_a_week: float({ label: 'Hours per week', isNullable: true, min: 0, max: 60 }),
    years_of_experience: int({ isNullable: true, min: 0, max: 80 }),
    travel_cost: money({ isNullable: true, min: 0, label: 'Travel cost' }),
    t_shirt_size: select(['S', 'M', 'L', 'XL', 'XXL'], { label: 'T-shirt size' }),
    badge_colour: colour(),
    about: longText({ maxLength: 2000, label: 'About you' }),
    motivation: html({ maxLength: 5000, label: 'Why would you like to help?' }),
    photo: picture(),
    reference: attachment({ label: 'Reference letter' }),
    state: select(['new', 'called', 'welcome', 'declined'], {
      label: 'Status',
      tones: { new: 'info', called: 'info', welcome: 'ok', declined: 'bad' },
      ...{ required: true, default: 'new', readOnly: true, inList: true, indexed: true },
    }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Event Staff': everything },
  titleField: 'full_name',
  searchFields: ['phone', 'area'],
  sort: 'creation desc',
})
