import { addDays } from '#meta'
import { FRIDAY, nextYearly, SATURDAY, SUNDAY, weekdayFrom } from '../days.ts'
import { food, type DemoEvent } from './event.ts'

function scienceFair(today: string): DemoEvent {
  const start_date = weekdayFrom(today, FRIDAY, 20)
  return {
    picture: 'events/science-fair',
    title: 'Science fair',
    short_description: 'Sixty-two answers. Please bring questions.',
    description: `
<p>Two days, nine rooms, every class from 3 to 8. A tap that tells how much it lost. A bridge of noodles and what it carried.
What the crows of Thendral Street remember (faces, it turns out).</p>
<h3>Rules for grown-ups</h3>
<ul>
  <li>Ask the child, not the teacher.</li>
  <li>“I don’t know” is a good answer and gets a sticker.</li>
  <li>Whatever you may touch has a green dot.</li>
</ul>
<p>Schools that want to bring a table of their own write to us until a week before. There is space for five.</p>`,
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
    short_description: 'White powder, cold street, thirty voices.',
    description: `
<p>மார்கழி. The street is ours from five to eight; the police have kindly put up their barrier. Each house draws before its
own gate, and the school draws before the gates of those who no longer bend so easily.</p>
<p>At seven the choir walks up one side and down the other with Tiruppavai and whatever else it has learned. Then there is
ven pongal in leaf cups. Rice flour only, so that the ants have their Margazhi too.</p>`,
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
    short_description: 'Nineteen pots, one fire each, all over at once.',
    description: `
<p>பொங்கலோ பொங்கல்! Every class has a pot, three bricks and a fire that it has to keep alive. First pot to boil over rings
the bell. Sugar cane, turmeric and the calf from the lane are guests of honour.</p>
<p>Families come at nine, with a plate for each. The rice is new rice from Madurantakam, where class 5 helped to plant it in
August (the crooked rows).</p>`,
    venue: 'School ground',
    start_date,
    start_time: '08:30:00',
    end_time: '12:30:00',
    capacity: 900,
    price: 0,
    registration_end_date: addDays(start_date, -3),
    ticket_types: [{ label: 'A plate', price: 0 }],
    questions: [food],
  }
}

function annualDay(today: string): DemoEvent {
  const start_date = weekdayFrom(nextYearly(today, '02-12'), SATURDAY, 0)
  return {
    picture: 'events/annual-day',
    title: 'Annual day: The well that answered back',
    short_description: 'A play by all four hundred and twelve.',
    description: `
<p>The story that Paati Rukmini tells under the neem, at last with a stage. Kindergarten is the frogs. Class 8 is the well.
Mr. Anand is the donkey, having lost a vote.</p>
<p>Two hours with a break; lemon rice in the break. Each child’s family has two seats kept until a week before; after that
they are anybody’s. The proceeds mend the stage.</p>`,
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
      { label: 'Front mat, family of five', price: 35_000, seats_per_ticket: 5, capacity: 24 },
    ],
  }
}

function sportsDay(today: string): DemoEvent {
  const start_date = weekdayFrom(nextYearly(today, '01-25'), FRIDAY, 0)
  return {
    picture: 'gallery/sports-day-04',
    banner: 'gallery/sports-day-04',
    title: 'Sports day',
    short_description: 'Everyone runs, some win, all have buttermilk.',
    description: `
<p>Kabaddi, kho-kho, the long run to the beach and back, the slow cycle race, and the lemon-and-spoon for those who take it
seriously. Every child is in two teams; every grown-up who comes is put into one.</p>
<p>The nurse has a tent, the buttermilk has another. Prizes are for running, for laughing, and for carrying somebody’s bag.</p>`,
    venue: 'School ground and Besant Nagar beach',
    start_date,
    start_time: '07:30:00',
    end_time: '12:30:00',
    price: 0,
  }
}

/** What stands in the calendar for the months to come. */
export const eventsLater = (today: string): readonly DemoEvent[] => [
  scienceFair(today),
  margazhi(today),
  pongal(today),
  sportsDay(today),
  annualDay(today),
]

/** Days that are over: they stay readable, and lists of what comes leave them out. */
export const eventsPast = (today: string): readonly DemoEvent[] => [
  {
    picture: 'events/lamp-evening',
    title: 'Lamp evening',
    short_description: 'Three hundred clay lamps, one match.',
    description: `
<p>Everybody brought lamps, and somebody brought the match. By half past six the steps, the walls and the neem’s roots were
lit. The pictures are in the <a href="/gallery">gallery</a>.</p>
<p>The lamps went home with those who lit them; the broken ones went back to Murugesan, who makes new clay of them.</p>`,
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
<p>It was to end at nine. The drums thought otherwise. Thank you to the cooks, to the neighbours who did not call anyone, and
to the king, who remembered his line in the end.</p>`,
    venue: 'School ground',
    start_date: addDays(today, -34),
    start_time: '17:00:00',
    end_time: '21:00:00',
    capacity: 400,
    price: 12_000,
    registration_end_date: addDays(today, -36),
    ticket_types: [
      { label: 'A plate', price: 12_000 },
      { label: 'A small plate', price: 6_000, max_age: 9 },
    ],
  },
]
