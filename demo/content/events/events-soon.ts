import { addDays } from '#meta'
import { FRIDAY, SATURDAY, SUNDAY, WEDNESDAY, weekdayFrom } from '../days.ts'
import { food, type DemoEvent } from './event.ts'

function kiteMorning(today: string): DemoEvent {
  const start_date = weekdayFrom(today, SUNDAY, 3)
  return {
    picture: 'events/kite-morning',
    title: 'Kite and kolam morning',
    short_description: 'Fly one, draw one, stay for breakfast.',
    description: `
<p>At seven the wind comes in from the sea and the sand is still cool. We bring paper, bamboo and paste; you bring
somebody to hold the string. No glass-coated thread, please: the terns fly here too.</p>
<h3>Two tables</h3>
<ul>
  <li><strong>Kites</strong>, with Ilango, who has made four thousand. Yours flies by half past eight or he sits down with
  you again.</li>
  <li><strong>Kolam</strong>, with Paati Meenakshi. Five dots first. Then seven. Then nobody goes home.</li>
</ul>
<p>At nine there is pongal, sambar and coffee for all who have a ticket. Small ones under five eat and come in free.</p>
<h3>Good to know</h3>
<p>Shade, drinking water and a step-free path to the sand. If it rains we move to the school hall, and the kites become
lanterns.</p>`,
    venue: 'Elliot’s sands, north end, Besant Nagar',
    start_date,
    start_time: '07:00:00',
    end_time: '10:30:00',
    capacity: 120,
    price: 15_000,
    registration_end_date: addDays(start_date, -2),
    ticket_types: [
      { label: 'Child', price: 15_000, min_age: 5, max_age: 15 },
      { label: 'Under 5', price: 0, max_age: 4 },
      { label: 'Adult', price: 20_000, min_age: 16 },
      { label: 'Family of four', price: 55_000, seats_per_ticket: 4, capacity: 20 },
    ],
    questions: [
      {
        label: 'Which table?',
        answer_type: 'choice',
        options: 'Kite making\nKolam drawing\nBoth',
        is_required: 1,
      },
      food,
    ],
  }
}

const bookSwap = (today: string): DemoEvent => ({
  picture: 'events/book-swap',
  title: 'Book swap',
  short_description: 'Bring three, take three. Dog-ears welcome.',
  description: `
<p>Four long tables on the verandah: Tamil, English, picture books, and everything else. Bring up to three books that you
have finished with and take home as many. Whoever comes with none may borrow one from the reading room instead.</p>
<p>At eleven, class 6 performs the shortest library play in Chennai (four minutes, one ghost). Schoolbooks go to a separate
table, sorted by class, for whoever needs them in June.</p>`,
  venue: 'The verandah, Asha Community School',
  start_date: weekdayFrom(today, SATURDAY, 1),
  start_time: '10:00:00',
  end_time: '13:00:00',
  price: 0,
})

const storyCircle = (today: string): DemoEvent => ({
  picture: 'events/story-circle',
  title: 'Paati’s story circle',
  short_description: 'One story, told and not read. In Tamil, with help.',
  description: `
<p>கதை கேட்க வாங்க. Paati Rukmini tells one long story under the neem: a crow, a king who was ticklish, and a well that
answered back. She tells it in Tamil; Joel whispers it in English at the left end of the mat.</p>
<p>For ages four to ninety. There is sundal. If your child has to run about, let them run: the story is loud enough.</p>`,
  venue: 'Under the neem, Asha Community School',
  start_date: weekdayFrom(today, WEDNESDAY, 1),
  start_time: '16:30:00',
  end_time: '17:45:00',
  capacity: 80,
  price: 0,
})

const potteryWorkshop = (today: string): DemoEvent => ({
  picture: 'events/pottery-workshop',
  title: 'An afternoon at the wheel',
  short_description: 'Sixteen people, four wheels, one very patient potter.',
  description: `
<p>Murugesan shows how a lump becomes a lamp. Then it is your turn. You will fail twice and keep the third one: we fire it
for you and you fetch it at the shop ten days later.</p>
<p>Clothes that may turn grey. Hands without rings. From age ten, because of the wheel; younger ones pinch animals at the
table beside it.</p>`,
  venue: 'Mannvasanai yard, 3 Kuyavar Lane, Kosapet',
  start_date: weekdayFrom(today, SATURDAY, 2),
  start_time: '15:00:00',
  end_time: '18:00:00',
  capacity: 16,
  price: 45_000,
  registration_end_date: addDays(today, -1),
  ticket_types: [
    { label: 'At the wheel', price: 45_000, min_age: 10, capacity: 16 },
    { label: 'Pinching animals', price: 15_000, min_age: 4, max_age: 9 },
  ],
})

const saplingSaturday = (today: string): DemoEvent => ({
  picture: 'events/sapling-saturday',
  title: 'Sapling Saturday',
  short_description: 'Plant one, name one, come back to water it.',
  description: `
<p>Forty pits are dug along the canal road. In each goes a sapling of pungam, neem or badam, a bucket of compost, and a tag
with the name that you give it. Whoever plants one looks after it for its first summer: a bucket every second day, shared
by the street.</p>
<p>Trowels, gloves and buttermilk are there. Come in shoes, not in sandals. Volunteers wanted: eight to carry water, two to
write tags in a hand that can be read.</p>`,
  venue: 'Canal road, from the little bridge',
  start_date: weekdayFrom(today, SATURDAY, 8),
  start_time: '08:00:00',
  end_time: '10:00:00',
  capacity: 60,
  price: 0,
  questions: [
    {
      label: 'Shall we keep a trowel in a child’s size?',
      answer_type: 'yes or no',
      asked_of: 'who registers',
    },
  ],
})

function beachCleanUp(today: string): DemoEvent {
  const start_date = weekdayFrom(today, SUNDAY, 10)
  return {
    picture: 'events/beach-clean-up',
    title: 'Beach clean-up at Besant Nagar',
    short_description: 'Ninety minutes, one kilometre, four hundred sacks.',
    description: `
<p>Together with the shore group of the fishing village. They count what we find, and the counts go to the corporation each
quarter: last time 11,300 bottle caps and one wedding invitation, which we returned.</p>
<p>Gloves, sacks and a first-aid tent are there. Bring a hat and a bottle that you can fill again. Afterwards there is ragi
koozh from the women’s kitchen.</p>
<p>The shore group keeps the list, so registration is on their page.</p>`,
    venue: 'Besant Nagar beach, by the old memorial',
    start_date,
    start_time: '06:00:00',
    end_time: '08:00:00',
    price: 0,
    registration_end_date: addDays(start_date, -1),
    registration_link: 'https://partner.example.org/shore/besant-nagar',
    registration_label: 'Register with the shore group',
  }
}

const telescopeNight = (today: string): DemoEvent => ({
  picture: 'events/telescope-night',
  title: 'Telescope night on the roof',
  short_description: 'Planets, craters, and cocoa.',
  description: `
<p>Class 8 has ground a mirror for two terms. Tonight it looks up for the first time. Between seven and nine there are
whatever planets the season gives and, if she is up, the moon, which is the best of them with a telescope this size.</p>
<p>Forty people at most, because it is a roof. If clouds come, Mr. Anand shows the sky on the kitchen wall and you get a
ticket for the next clear Friday.</p>`,
  venue: 'The roof, Asha Community School',
  start_date: weekdayFrom(today, FRIDAY, 12),
  start_time: '18:30:00',
  end_time: '21:00:00',
  capacity: 40,
  price: 5_000,
  registration_end_date: weekdayFrom(today, FRIDAY, 12),
  ticket_types: [
    { label: 'One pair of eyes', price: 5_000, min_age: 6 },
    { label: 'On a lap', price: 0, max_age: 5 },
  ],
})

/** What comes up within the next weeks. */
export const eventsSoon = (today: string): readonly DemoEvent[] => [
  storyCircle(today),
  bookSwap(today),
  kiteMorning(today),
  potteryWorkshop(today),
  saplingSaturday(today),
  beachCleanUp(today),
  telescopeNight(today),
]
