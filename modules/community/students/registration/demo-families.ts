import type { RegistrationStatus } from './registration.states.ts'

interface DemoChild {
  readonly first: string
  readonly last: string
  readonly tamil?: string
  readonly gender: 'girl' | 'boy'
  readonly age: number
  readonly birthday: string
  readonly class?: string
  readonly status: RegistrationStatus
  readonly allergies?: string
}

interface DemoFamily {
  readonly parent: string
  readonly phone: string
  readonly email?: string
  readonly second?: { readonly name: string; readonly phone: string }
  readonly city: string
  readonly address: string
  readonly children: readonly DemoChild[]
}

export const families: readonly DemoFamily[] = [
  {
    parent: 'Lakshmi V',
    phone: '+919840055501',
    email: 'parent@asha.example',
    second: { name: 'Venkatesan S', phone: '+919840055502' },
    city: 'Chennai',
    address: '14, Mada Street, Mylapore',
    children: [
      {
        ...{ first: 'Mira', last: 'V', tamil: 'மீரா', gender: 'girl', age: 9, birthday: '02-17' },
        ...{ class: 'Class 4', status: 'enrolled', allergies: 'Peanuts' },
      },
      {
        ...{ first: 'Anbu', last: 'V', tamil: 'அன்பு', gender: 'boy', age: 6, birthday: '08-30' },
        ...{ class: 'Class 1', status: 'enrolled' },
      },
    ],
  },
  {
    parent: 'Farida Begum',
    phone: '+919840055511',
    email: 'farida@families.example',
    city: 'Chennai',
    address: '3, Triplicane High Road',
    children: [
      {
        first: 'Zoya',
        last: 'F',
        gender: 'girl',
        age: 8,
        birthday: '05-11',
        class: 'Class 3',
        status: 'enrolled',
      },
      {
        first: 'Imran',
        last: 'F',
        gender: 'boy',
        age: 5,
        birthday: '01-25',
        class: 'Kindergarten',
        status: 'offered',
      },
    ],
  },
  {
    parent: 'Joseph Arul',
    phone: '+919840055521',
    email: 'joseph@families.example',
    second: { name: 'Stella Mary', phone: '+919840055522' },
    city: 'Chengalpattu',
    address: '22, Lake View Road',
    children: [
      {
        first: 'Daniel',
        last: 'Arul',
        gender: 'boy',
        age: 10,
        birthday: '03-03',
        class: 'Class 5',
        status: 'enrolled',
      },
      {
        first: 'Grace',
        last: 'Arul',
        gender: 'girl',
        age: 10,
        birthday: '03-03',
        class: 'Class 5',
        status: 'enrolled',
      },
    ],
  },
  {
    parent: 'Meena Kumari',
    phone: '+919840055531',
    city: 'Chennai',
    address: '7, Third Cross, Adyar',
    children: [
      {
        first: 'Kavin',
        last: 'M',
        tamil: 'கவின்',
        gender: 'boy',
        age: 7,
        birthday: '10-09',
        class: 'Class 2',
        status: 'enrolled',
      },
    ],
  },
  {
    parent: 'Ravi Shankar',
    phone: '+919840055541',
    email: 'ravi@families.example',
    city: 'Tambaram',
    address: '51, Station Road',
    children: [
      {
        first: 'Ishaan',
        last: 'R',
        gender: 'boy',
        age: 3,
        birthday: '04-14',
        class: 'Nursery',
        status: 'enrolled',
      },
      {
        first: 'Tara',
        last: 'R',
        gender: 'girl',
        age: 7,
        birthday: '12-01',
        class: 'Class 2',
        status: 'enrolled',
      },
    ],
  },
  {
    parent: 'Noor Jahan',
    phone: '+919840055551',
    city: 'Chennai',
    address: '9, Bells Road',
    children: [
      {
        first: 'Aisha',
        last: 'N',
        gender: 'girl',
        age: 3,
        birthday: '07-07',
        class: 'Nursery',
        status: 'enrolled',
      },
      {
        first: 'Sameer',
        last: 'N',
        gender: 'boy',
        age: 9,
        birthday: '09-19',
        class: 'Class 4',
        status: 'enrolled',
      },
    ],
  },
  {
    parent: 'Selvi P',
    phone: '+919840055561',
    city: 'Chennai',
    address: '40, Canal Bank Road',
    children: [
      {
        first: 'Pavithra',
        last: 'S',
        tamil: 'பவித்ரா',
        gender: 'girl',
        age: 4,
        birthday: '01-08',
        class: 'Nursery',
        status: 'enrolled',
      },
    ],
  },
  {
    parent: 'Thomas George',
    phone: '+919840055571',
    email: 'thomas@families.example',
    city: 'Chennai',
    address: '2, Poes Garden Lane',
    children: [
      {
        first: 'Rhea',
        last: 'George',
        gender: 'girl',
        age: 4,
        birthday: '02-02',
        class: 'Nursery',
        status: 'enrolled',
      },
    ],
  },
  {
    parent: 'Deepa Nair',
    phone: '+919840055581',
    email: 'deepa@families.example',
    city: 'Chennai',
    address: '18, Fourth Main Road, Besant Nagar',
    children: [
      {
        first: 'Arjun',
        last: 'Nair',
        gender: 'boy',
        age: 3,
        birthday: '06-21',
        class: 'Nursery',
        status: 'waitlisted',
      },
    ],
  },
  {
    parent: 'Gopal K',
    phone: '+919840055591',
    city: 'Chennai',
    address: '33, Old Mahabalipuram Road',
    children: [
      {
        first: 'Nila',
        last: 'G',
        tamil: 'நிலா',
        gender: 'girl',
        age: 6,
        birthday: '03-29',
        status: 'under review',
      },
      {
        first: 'Kathir',
        last: 'G',
        tamil: 'கதிர்',
        gender: 'boy',
        age: 8,
        birthday: '11-02',
        status: 'under review',
      },
    ],
  },
  {
    parent: 'Priya Menon',
    phone: '+919840055601',
    email: 'priya@families.example',
    city: 'Bengaluru',
    address: '5, Indiranagar Double Road',
    children: [
      { first: 'Vihaan', last: 'Menon', gender: 'boy', age: 7, birthday: '05-05', status: 'submitted' },
    ],
  },
  {
    parent: 'Suresh Menon',
    phone: '+919840055602',
    city: 'Bengaluru',
    address: '88, Koramangala',
    children: [{ first: 'Vihan', last: 'M', gender: 'boy', age: 7, birthday: '05-05', status: 'submitted' }],
  },
  {
    parent: 'Anil Sharma',
    phone: '+919840055611',
    city: 'Chennai',
    address: '12, Sowcarpet',
    children: [
      { first: 'Riya', last: 'Sharma', gender: 'girl', age: 13, birthday: '08-08', status: 'rejected' },
      { first: 'Dev', last: 'Sharma', gender: 'boy', age: 8, birthday: '04-27', status: 'withdrawn' },
    ],
  },
  {
    parent: 'Bhavani T',
    phone: '+919840055621',
    city: 'Chennai',
    address: '6, Kutchery Road',
    children: [
      {
        first: 'Iniya',
        last: 'B',
        tamil: 'இனியா',
        gender: 'girl',
        age: 5,
        birthday: '10-31',
        status: 'draft',
      },
    ],
  },
]
