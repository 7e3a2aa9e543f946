import {
  always,
  check,
  childType,
  date,
  docType,
  everything,
  html,
  int,
  link,
  longText,
  money,
  picture,
  reading,
  section,
  select,
  series,
  table,
  text,
  time,
  where,
} from '#framework/doctypes'

export const EventTicketType = childType('Event Ticket Type', {
  label: text({ required: true }),
  price: money({ required: true, min: 0, default: 0 }),
  seats_per_ticket: int({
    required: true,
    min: 1,
    max: 20,
    default: 1,
    description: 'A family ticket takes a seat for each person it admits',
  }),
  capacity: int({
    keepsEmpty: true,
    min: 0,
    description: 'Most tickets of this kind; empty means only the event bounds them',
  }),
  min_age: int({ label: 'Lowest age', keepsEmpty: true, min: 0, max: 120 }),
  max_age: int({ label: 'Highest age', keepsEmpty: true, min: 0, max: 120 }),
})

export const EventQuestion = childType('Event Question', {
  label: text({ required: true, maxLength: 280 }),
  answer_type: select(['text', 'choice', 'yes or no'], { required: true, default: 'text' }),
  options: longText({ maxLength: 1000, description: 'One choice a line' }),
  is_required: check(),
  asked_of: select(['everyone who comes', 'who registers'], {
    required: true,
    default: 'everyone who comes',
  }),
})

export const MelaEvent = docType('Mela Event', {
  naming: series('EVT-.#####'),
  fields: {
    title: text({ required: true, inList: true, translatable: true }),
    short_description: longText({ maxLength: 300, translatable: true }),
    description: html(),
    published: check({ inList: true, indexed: true }),
    visibility: select(['public', 'members', 'class'], {
      tones: { public: 'ok', members: 'info' },
      required: true,
      default: 'public',
      inList: true,
      description:
        'Members are guardians of children here, active volunteers, staff and users with the role Member',
    }),

    time: section('When'),
    start_date: date({ required: true, indexed: true, inList: true }),
    end_date: date({ indexed: true, description: 'The first day when empty' }),
    start_time: time(),
    end_time: time(),
    time_zone: text({ required: true, default: 'Asia/Kolkata' }),

    place: section('Where'),
    venue: text({ maxLength: 200, inList: true, translatable: true }),

    pictures: section('Pictures'),
    event_image: picture(),
    mobile_image: picture(),
    banner_image: picture(),

    registration: section('Registration'),
    capacity: int({ keepsEmpty: true, min: 0, description: 'Seats in all; empty means without a bound' }),
    price: money({
      keepsEmpty: true,
      min: 0,
      description: 'What a card shows: with ticket types the lowest that can be bought; empty or 0 is free',
    }),
    ticket_types: table(EventTicketType, { max: 20 }),
    questions: table(EventQuestion, { max: 30 }),
    has_waitlist: check({ default: 1 }),
    registration_end_date: date({ description: 'The last day on which a family can register' }),
    registration_link: text({ format: 'URL', maxLength: 500, description: 'Registration elsewhere' }),
    registration_label: text({ maxLength: 60, description: 'What the button to it says' }),

    behind_the_scenes: section('Behind the scenes'),
    business: link('Business', { description: 'Who holds it, when it is not the house' }),
  },
  actions: [{ label: 'Open the check-in', method: 'mela.events.open_check_in' }],
  access: {
    'System Manager': everything,
    'Event Staff': everything,
    'School Office': everything,
    'Store Manager': reading(always),
    Guest: reading(where({ published: 1, visibility: 'public' })),
  },
  titleField: 'title',
  searchFields: ['title', 'venue'],
  sort: 'start_date desc',
})
