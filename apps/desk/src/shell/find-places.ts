import { listPath, newPath, type DeskType, type MenuGroupName } from '../data/document/desk-types.ts'

export interface Place {
  path: string
  label: string
  note: string
  icon: string
  also: string
}

interface PlaceTexts {
  note: (group: MenuGroupName) => string
  create: (doctype: string) => string
  icon: (type: DeskType) => string
}

export function placesOf(types: readonly DeskType[], { note, create, icon }: PlaceTexts): Place[] {
  const lists = types.map((type) => ({
    path: listPath(type.name),
    label: type.plural,
    note: note(type.section),
    icon: icon(type),
    also: `${type.name} ${type.label} ${commonLabels[type.name] ?? ''}`,
  }))
  const forms = types
    .filter((type) => type.can_create)
    .map((type) => ({
      path: newPath(type.name),
      label: create(type.label),
      note: '',
      icon: icon(type),
      also: create(type.name),
    }))
  return [...lists, ...forms]
}

const mostFound = 12

const plurals: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<=[sxz])es$/, ''],
  [/(?<=[cs]h)es$/, ''],
  [/(?<=[^su])s$/, ''],
  [/கள்$/, ''],
]

const startsOf = (word: string): string[] => [
  word,
  ...plurals.filter(([ending]) => ending.test(word)).map(([ending, single]) => word.replace(ending, single)),
]

export function findPlaces(places: readonly Place[], typed: string): Place[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = ({ label, note, also }: Place) => {
    const text = `${label} ${note} ${also}`.toLowerCase().split(/\s+/)
    return wanted.every((one) => startsOf(one).some((start) => text.some((word) => word.startsWith(start))))
  }
  const found = places.filter(isFound)
  const sorted =
    wanted.length === 0 ? found : found.toSorted((one, other) => one.label.length - other.label.length)
  return sorted.slice(0, mostFound)
}

/** Synonyms of type names, in English. */
const commonLabels: Readonly<Record<string, string>> = {
  'Blog Comment': 'reader feedback',
  'Blog Post': 'article news story',
  Business: 'shop seller vendor',
  'Business Branch': 'branch store location',
  Class: 'grade batch course',
  Classified: 'advert ad listing',
  'Contact Message': 'letter message enquiry inquiry email',
  Contribution: 'donation gift',
  Coupon: 'voucher code discount',
  'Event Registration': 'attendee booking participant',
  Fee: 'due outstanding tuition',
  Footer: 'links',
  Fulfilment: 'package parcel delivery dispatch',
  Gallery: 'album photo picture',
  Guardian: 'parent mother father',
  Header: 'menu navigation',
  Invoice: 'bill',
  'Hours Finding': 'collusion check approval',
  'Job Opening': 'vacancy career',
  'Mela Event': 'programme calendar',
  'Moderation Item': 'review queue approval',
  Order: 'sale purchase',
  Payment: 'money receipt transaction',
  Product: 'item goods catalogue',
  'Product Review': 'rating feedback',
  Refund: 'money back',
  Return: 'exchange refund',
  Shipment: 'courier tracking delivery',
  Stock: 'inventory quantity',
  'Stock Move': 'inventory adjustment',
  'Reward Entry': 'points loyalty',
  'Reward Rule': 'points loyalty earn',
  Affiliate: 'referral partner commission code',
  'Affiliate Payout': 'referral partner pay commission',
  'Store Promotion': 'coupon discount offer sale',
  'Student Card': 'student pupil child',
  'Student Registration': 'admission enrolment application student',
  User: 'customer staff people person account',
  Volunteer: 'helper',
  'Web Form': 'form survey',
  'Web Page': 'policy terms privacy home content',
  'Website Settings': 'site logo name',
}
