import { addDays } from '#meta'
import { FRIDAY, nextYearly, SATURDAY, SUNDAY, weekdayFrom } from '../days.ts'
import { food, type DemoEvent } from './event.ts'

function scienceFair(today: string): DemoEvent {
  const start_date = weekdayFrom(today, FRIDAY, 20)
  return {
    picture: 'events/science-fair',
    title: 'Science fair',
    short_description: 'Sixty-two projects from classes 3 to 8.',
    description: `
<p>Two days, nine rooms and every class from 3 to 8. See a tap that measures how much water it loses, a bridge made of noodles
and a study of what crows remember.</p>
<h3>For visitors</h3>
<ul>
  <li>Ask the child, not the teacher.</li>
  <li>“I don’t know” is a good answer.</li>
  <li>You can touch everything with a green dot.</li>
</ul>
<p>Other schools can have their own table. Write to us at least one week before. There is space for five.</p>`,
    venue: 'All of the ground floor, Asha Community School',
    start_date,
    end_date: addDays(start_date, 1),
    start_time: '09:30:00',
    end_time: '16:00:00',
    price: 0,
  }
}

function margazhi(today: string): DemoEvent {
  const start_date = weekdayFrom(nextYearly(today, '12-18'), SUNDAY, 0)
  return {
    picture: 'events/margazhi-kolam',
    title: 'Margazhi kolam and songs',
    short_description: 'Kolam drawing and a choir on Thendral Street.',
    description: `
<p>மார்கழி. The street is closed to traffic from 5 to 8 am. Each house draws a kolam in front of its gate, and the school
draws for elderly neighbours.</p>
<p>At 7 am the choir walks along the street and sings Tiruppavai and other songs. Afterwards there is ven pongal in leaf cups.
Please use rice flour only.</p>`,
    venue: 'Thendral Street, all of it',
    start_date,
    start_time: '05:30:00',
    end_time: '08:00:00',
    price: 0,
  }
}

function pongal(today: string): DemoEvent {
  const start_date = weekdayFrom(nextYearly(today, '01-10'), FRIDAY, 0)
  return {
    picture: 'events/pongal',
    title: 'Pongal at school',
    short_description: 'Nineteen classes, nineteen pots of pongal.',
    description: `
<p>பொங்கலோ பொங்கல்! Every class cooks pongal in its own pot over a fire. The first pot to boil over rings the bell.</p>
<p>Families arrive at 9 am. Please bring a plate for each person. The rice is new rice from Madurantakam, where class 5 helped
to plant it in August.</p>`,
    venue: 'School ground',
    start_date,
    start_time: '08:30:00',
    end_time: '12:30:00',
    capacity: 900,
    price: 0,
    registration_end_date: addDays(start_date, -3),
    ticket_types: [{ label: 'One person', price: 0 }],
    questions: [food],
  }
}

function annualDay(today: string): DemoEvent {
  const start_date = weekdayFrom(nextYearly(today, '02-12'), SATURDAY, 0)
  return {
    picture: 'events/annual-day',
    title: 'Annual day: The well that answered back',
    short_description: 'A play by all 412 children.',
    description: `
<p>The story that Paati Rukmini tells under the neem tree, as a play. Kindergarten plays the frogs, class 8 the well and
Mr. Anand the donkey.</p>
<p>The play takes two hours with a break; lemon rice is served in the break. We reserve two seats for each child’s family until
one week before. The proceeds pay for repairs to the stage.</p>`,
    venue: 'Open-air stage, Asha Community School',
    start_date,
    start_time: '17:30:00',
    end_time: '20:00:00',
    capacity: 600,
    price: 10_000,
    registration_end_date: addDays(start_date, -2),
    ticket_types: [
      { label: 'Adult', price: 10_000, min_age: 13 },
      { label: 'Child', price: 5_000, max_age: 12 },
      { label: 'Front mat for a family of five', price: 35_000, seats_per_ticket: 5, capacity: 24 },
    ],
  }
}

function sportsDay(today: string): DemoEvent {
  const start_date = weekdayFrom(nextYearly(today, '01-25'), FRIDAY, 0)
  return {
    picture: 'gallery/sports-day-04',
    banner: 'gallery/sports-day-04',
    title: 'Sports day',
    short_description: 'Games and races for children and adults.',
    description: `
<p>Kabaddi, kho-kho, a long run to the beach and back, a slow cycle race and a lemon-and-spoon race. Every child is in two
teams, and adults can join one.</p>
<p>There is a first-aid tent and buttermilk for everyone. Prizes are given for running, for team spirit and for helping
others.</p>`,
    venue: 'School ground and Besant Nagar beach',
    start_date,
    start_time: '07:30:00',
    end_time: '12:30:00',
    price: 0,
  }
}

export const eventsLater = (today: string): readonly DemoEvent[] => [
  scienceFair(today),
  margazhi(today),
  pongal(today),
  sportsDay(today),
  annualDay(today),
]

export const eventsPast = (today: string): readonly DemoEvent[] => [
  {
    picture: 'events/lamp-evening',
    title: 'Lamp evening',
    short_description: 'Three hundred clay lamps on the school ground.',
    description: `
<p>Everyone brought lamps. By 6:30 pm the steps, the walls and the roots of the neem tree were lit. See the photos in the
<a href="/gallery">gallery</a>.</p>
<p>You took your lamps home; Murugesan recycles the broken ones into new clay.</p>`,
    venue: 'School ground and steps',
    start_date: addDays(today, -9),
    start_time: '17:30:00',
    end_time: '20:00:00',
    price: 0,
  },
  {
    picture: 'gallery/drums-and-dinner-04',
    banner: 'gallery/drums-and-dinner-04',
    title: 'Drums and dinner',
    short_description: 'A play, a band, and food for four hundred.',
    description: `
<p>A play, a band and dinner for four hundred people. Thank you to the cooks, the drummers and the neighbours.</p>`,
    venue: 'School ground',
    start_date: addDays(today, -34),
    start_time: '17:00:00',
    end_time: '21:00:00',
    capacity: 400,
    price: 12_000,
    registration_end_date: addDays(today, -36),
    ticket_types: [
      { label: 'Dinner', price: 12_000 },
      { label: 'Dinner for a child', price: 6_000, max_age: 9 },
    ],
  },
]
