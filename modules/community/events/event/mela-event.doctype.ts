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

const EventTicketType = childType('Event Ticket Type', {
  label: text({ required: true }),
  price: money({ required: true, min: 0, default: 0 }),
  seats_per_ticket: int({
    required: true,
    min: 1,
    max: 20,
    default: 1,
    description: 'Number of people that a ticket admits, for example 4 for a family ticket',
  }),
  capacity: int({
    isNullable: true,
    min: 0,
    description: 'Maximum number of tickets of this type. Leave empty to limit only by the event’s capacity.',
  }),
  min_age: int({ label: 'Minimum age', isNullable: true, min: 0, max: 120 }),
  max_age: int({ label: 'Maximum age', isNullable: true, min: 0, max: 120 }),
})

const EventQuestion = childType('Event Question', {
  label: text({ required: true, maxLength: 280 }),
  answer_type: select(['text', 'choice', 'yes or no'], { required: true, default: 'text' }),
  options: longText({ maxLength: 1000, description: 'One option per line' }),
  is_required: check({ label: 'Required' }),
  respondent: select(['everyone who comes', 'who registers'], {
    renamedFrom: 'asked_of',
    label: 'Ask',
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
        'Members are guardians of enrolled children, active volunteers, staff and users with the role Member',
    }),

    time: section('Date and time'),
    start_date: date({ required: true, indexed: true, inList: true }),
    end_date: date({ indexed: true, description: 'Same as the start date if empty' }),
    start_time: time(),
    end_time: time(),
    time_zone: text({ required: true, default: 'Asia/Kolkata' }),

    place: section('Venue'),
    venue: text({ maxLength: 200, inList: true, translatable: true }),

    pictures: section('Pictures'),
    event_image: picture(),
    mobile_image: picture(),
    banner_image: picture(),

    registration: section('Registration'),
    capacity: int({
      isNullable: true,
      min: 0,
      description: 'Total number of seats. Leave empty for no limit.',
    }),
    price: money({
      isNullable: true,
      min: 0,
      description:
        'Shown on the event’s card: the lowest ticket price if there are ticket types. Leave empty or enter 0 if the event is free.',
    }),
    ticket_types: table(EventTicketType, { max: 20 }),
    questions: table(EventQuestion, { max: 30 }),
    has_waitlist: check({ label: 'Waiting list', default: 1 }),
    registration_end_date: date({ description: 'Last day to register' }),
    registration_link: text({
      format: 'URL',
      maxLength: 500,
      description: 'Link to registration on another site',
    }),
    registration_label: text({
      label: 'Registration button',
      maxLength: 60,
      description: 'Text of the registration button',
    }),

    order_pickup: section('Order pickup'),
    offers_pickup: check({
      label: 'Orders can be picked up here',
      description:
        'Sellers who ship to events send orders to the collection point. Check-in hands them over.',
    }),
    pickup_orders_until: date({ label: 'Last day for such orders' }),
    collection_point: link('Collection Point'),

    behind_the_scenes: section('Administration'),
    business: link('Business', { description: 'The business that holds the event, if not the organisation' }),
  },
  actions: [{ label: 'Check-in', method: 'mela.events.open_check_in' }],
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
