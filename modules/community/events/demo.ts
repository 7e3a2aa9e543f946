import { demoEvents } from '#demo'
import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { CollectionPoint } from '#site/places'
import { MelaEvent } from './event/mela-event.doctype.ts'
import { hashSecret, randomSecret } from '#framework/identity'
import { recordManualPayment } from '#money/manual-payments'
import { EventRegistration } from './registration/event-registration.doctype.ts'
import type { RegistrationState } from './registration/event-registration.states.ts'

type Person = readonly [full_name: string, age: number | null, ticket_type: string | null]

interface Family {
  readonly event: string
  readonly contact: string
  readonly phone: string
  readonly people: readonly Person[]
  readonly state: Extract<RegistrationState, 'confirmed' | 'reserved' | 'waitlisted' | 'cancelled'>
  readonly answers?: Readonly<Record<string, string>>
}

const table = (answer: string) => ({ 'Which table?': answer })

const families: readonly Family[] = [
  {
    ...{ event: 'Kite and kolam morning', contact: 'Meenakshi Raman', phone: '+919840011201' },
    ...{ state: 'confirmed', answers: table('Both') },
    people: [
      ['Kavin Raman', 8, 'Child'],
      ['Yazhini Raman', 4, 'Under 5'],
      ['Meenakshi Raman', null, 'Adult'],
    ],
  },
  {
    ...{ event: 'Kite and kolam morning', contact: 'Joseph Antony', phone: '+919840011202' },
    ...{ state: 'confirmed', answers: table('Kite making') },
    people: [['Joseph Antony and family', null, 'Family of four']],
  },
  {
    ...{ event: 'Kite and kolam morning', contact: 'Farida Begum', phone: '+919840011203' },
    ...{ state: 'reserved', answers: table('Kolam drawing') },
    people: [
      ['Ayesha', 10, 'Child'],
      ['Farida Begum', null, 'Adult'],
    ],
  },
  {
    ...{
      event: 'Paati’s story circle',
      contact: 'Anitha Selvam',
      phone: '+919840011204',
      state: 'confirmed',
    },
    people: [
      ['Nila Selvam', 6, null],
      ['Anitha Selvam', null, null],
    ],
  },
  {
    ...{
      event: 'Paati’s story circle',
      contact: 'R. Venkataraman',
      phone: '+919840011205',
      state: 'cancelled',
    },
    people: [['R. Venkataraman', 71, null]],
  },
  {
    ...{ event: 'Sapling Saturday', contact: 'Deepa Krishnan', phone: '+919840011206', state: 'confirmed' },
    people: [
      ['Arjun Krishnan', 11, null],
      ['Deepa Krishnan', null, null],
    ],
  },
  {
    ...{ event: 'Sapling Saturday', contact: 'Murugan', phone: '+919840011207', state: 'confirmed' },
    people: [['Murugan', null, null]],
  },
]

const potters: readonly (readonly [name: string, age: number])[] = [
  ['Selvi Murugan', 12],
  ['Anbu Chelvan', 34],
  ['Thenmozhi', 41],
  ['Rahul Menon', 15],
  ['Sana Begum', 13],
  ['Pavithra', 28],
  ['Gokul', 11],
  ['Lakshmi Narayanan', 62],
  ['Joel Samuel', 37],
  ['Kamala', 55],
  ['Vetri', 10],
  ['Ilakkiya', 16],
  ['Harish', 29],
  ['Noor Fathima', 44],
  ['Stella Mary', 50],
  ['Tamilarasan', 33],
]

const waiting: readonly (readonly [name: string, age: number])[] = [
  ['Padma', 39],
  ['Aravind', 14],
]

const atTheWheel =
  (state: Family['state'], first: number) =>
  ([contact, age]: readonly [name: string, age: number], place: number): Family => ({
    ...{ event: 'An afternoon at the wheel', contact, phone: `+91984001${first + place}`, state },
    people: [[contact, age, 'Pottery wheel']],
  })

const workshop: readonly Family[] = [
  ...potters.map(atTheWheel('confirmed', 1301)),
  ...waiting.map(atTheWheel('waitlisted', 1401)),
]

async function payAtOffice(context: DemoContext, name: string): Promise<void> {
  const { documents, today } = context
  const { amount } = await documents.get(EventRegistration, name)
  if (amount === 0) return
  await recordManualPayment(documents, context, {
    ...{ method: 'cash', received_on: today, reference_number: null, bank: null, cheque_date: null },
    ...{ amount, reference: { type: EventRegistration.name, name }, isOtherAccount: false },
  })
}

async function register(context: DemoContext, family: Family, event: string): Promise<void> {
  const { documents } = context
  const { contact: contact_name, phone, people, state, answers } = family
  const { name, amount } = await documents.asSystemFor('Guest').insert(EventRegistration, {
    ...{ event, contact_name, phone, token_hash: hashSecret(randomSecret()) },
    email: `${contact_name.toLowerCase().replace(/[^a-z0-9]+/g, '.')}@example.org`,
    state: state === 'waitlisted' ? state : 'reserved',
    attendees: people.map(([full_name, age, ticket_type]) => ({
      ...{ full_name, age, ticket_type },
      answers: answers === undefined ? null : JSON.stringify(answers),
    })),
  })
  if (state === 'confirmed' && amount > 0) await payAtOffice(context, name)
  else if (state === 'confirmed' || state === 'cancelled')
    await documents.save(EventRegistration, name, { state })
}

export async function insertDemoRegistrations(
  context: DemoContext,
  eventsByTitle: ReadonlyMap<string, string>,
): Promise<void> {
  for (const family of [...families, ...workshop]) {
    const event = eventsByTitle.get(family.event)
    if (event !== undefined) await register(context, family, event)
  }
}

export async function demo(context: DemoContext): Promise<void> {
  const { documents, today, picture } = context
  const names = new Map<string, string>()
  for (const { picture: pictureName, banner, ...event } of demoEvents(today)) {
    const image = picture(pictureName)
    const { name, title } = await documents.insert(MelaEvent, {
      ...event,
      published: 1,
      event_image: image,
      mobile_image: image,
      banner_image: picture(banner ?? `${pictureName}-banner`),
    })
    names.set(title, name)
  }
  await offerPickup(context)
  await insertDemoRegistrations(context, names)
}

/** Lets buyers pick up their orders at the annual day. */
async function offerPickup({ documents }: DemoContext): Promise<void> {
  const [point] = await documents.find(CollectionPoint, { fields: ['name'], limit: 1 })
  const [event] = await documents.find(MelaEvent, {
    where: { title: ['like', 'Annual day%'] },
    fields: ['name', 'start_date'],
    limit: 1,
  })
  if (!point || !event) return
  const pickup_orders_until = addDays(event.start_date, -7)
  await documents.save(MelaEvent, event.name, {
    ...{ offers_pickup: 1, pickup_orders_until, collection_point: point.name },
  })
}
