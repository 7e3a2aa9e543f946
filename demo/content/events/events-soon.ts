import { addDays } from '#meta'
import { FRIDAY, SATURDAY, SUNDAY, WEDNESDAY, weekdayFrom } from '../days.ts'
import { food, type DemoEvent } from './event.ts'

function kiteMorning(today: string): DemoEvent {
  const start_date = weekdayFrom(today, SUNDAY, 3)
  return {
    picture: 'events/kite-morning',
    title: 'Kite and kolam morning',
    short_description: 'Fly a kite, draw a kolam, stay for breakfast.',
    description: `
<p>Make a kite or draw a kolam on the beach in the early morning. We bring paper, bamboo and paste. Please do not use
glass-coated thread: it hurts the birds.</p>
<h3>Two tables</h3>
<ul>
  <li><strong>Kites</strong> with Ilango, who has made four thousand of them. Yours will fly by 8:30 am.</li>
  <li><strong>Kolam</strong> with Paati Meenakshi, from five dots to large patterns.</li>
</ul>
<p>At 9 am there is pongal, sambar and coffee for everyone with a ticket. Children under 5 eat and enter free.</p>
<h3>Good to know</h3>
<p>There is shade, drinking water and a step-free path to the sand. If it rains, we move to the school hall and make
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
  short_description: 'Bring up to three books and take home as many.',
  description: `
<p>Four tables on the verandah: Tamil, English, picture books and others. Bring up to three books that you have read and take
home as many. If you have none, you can borrow one from the reading room.</p>
<p>At 11 am, class 6 performs a short library play. Schoolbooks are on a separate table, sorted by class.</p>`,
  venue: 'The verandah, Asha Community School',
  start_date: weekdayFrom(today, SATURDAY, 1),
  start_time: '10:00:00',
  end_time: '13:00:00',
  price: 0,
})

const storyCircle = (today: string): DemoEvent => ({
  picture: 'events/story-circle',
  title: 'Paati’s story circle',
  short_description: 'A story in Tamil, with English translation.',
  description: `
<p>கதை கேட்க வாங்க. Paati Rukmini tells a long story under the neem tree, about a crow, a ticklish king and a well that
answers back. She tells it in Tamil; Joel translates it into English on the left side of the mat.</p>
<p>For everyone from age 4. Sundal is served. Children can move around during the story.</p>`,
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
  short_description: 'A pottery class for sixteen people, on four wheels.',
  description: `
<p>Murugesan shows you how to make a lamp on the wheel, and then you try it. We fire your best piece, and you can pick it up
at the shop 10 days later.</p>
<p>Wear old clothes and take off your rings. The wheel is for age 10 and above. Younger children make clay animals at a
table.</p>`,
  venue: 'Mannvasanai yard, 3 Kuyavar Lane, Kosapet',
  start_date: weekdayFrom(today, SATURDAY, 2),
  start_time: '15:00:00',
  end_time: '18:00:00',
  capacity: 16,
  price: 45_000,
  registration_end_date: addDays(today, -1),
  ticket_types: [
    { label: 'Pottery wheel', price: 45_000, min_age: 10, capacity: 16 },
    { label: 'Clay animals', price: 15_000, min_age: 4, max_age: 9 },
  ],
})

const saplingSaturday = (today: string): DemoEvent => ({
  picture: 'events/sapling-saturday',
  title: 'Sapling Saturday',
  short_description: 'Plant a tree, name it and look after it.',
  description: `
<p>We plant forty saplings of pungam, neem and badam along the canal road. Each gets compost and a tag with the name that you
choose. If you plant one, please help to water it during its first summer, every second day.</p>
<p>Trowels, gloves and buttermilk are provided. Wear shoes, not sandals. We need ten volunteers: eight to carry water and two
to write the tags.</p>`,
  venue: 'Canal road, from the little bridge',
  start_date: weekdayFrom(today, SATURDAY, 8),
  start_time: '08:00:00',
  end_time: '10:00:00',
  capacity: 60,
  price: 0,
  questions: [
    {
      label: 'Do you need a child-size trowel?',
      answer_type: 'yes or no',
      respondent: 'who registers',
    },
  ],
})

function beachCleanUp(today: string): DemoEvent {
  const start_date = weekdayFrom(today, SUNDAY, 10)
  return {
    picture: 'events/beach-clean-up',
    title: 'Beach clean-up at Besant Nagar',
    short_description: 'Clean one kilometre of beach in ninety minutes.',
    description: `
<p>Together with the shore group of the fishing village. They count what we collect and report it to the corporation each
quarter: last time 11,300 bottle caps.</p>
<p>Gloves, sacks and a first-aid tent are provided. Bring a hat and a refillable bottle. Afterwards there is ragi koozh from
the women’s kitchen.</p>
<p>Registration is on the website of the shore group.</p>`,
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
  short_description: 'See planets and craters through our own telescope.',
  description: `
<p>Class 8 has built a telescope over two terms, and tonight we use it for the first time. Between 7 and 9 pm you can see the
planets of the season and, if it is up, the moon.</p>
<p>The roof has space for 40 people. If it is cloudy, Mr. Anand shows the sky on the kitchen wall and you get a ticket for the
next clear Friday.</p>`,
  venue: 'The roof, Asha Community School',
  start_date: weekdayFrom(today, FRIDAY, 12),
  start_time: '18:30:00',
  end_time: '21:00:00',
  capacity: 40,
  price: 5_000,
  registration_end_date: weekdayFrom(today, FRIDAY, 12),
  ticket_types: [
    { label: 'Age 6 and above', price: 5_000, min_age: 6 },
    { label: 'Under 6', price: 0, max_age: 5 },
  ],
})

export const eventsSoon = (today: string): readonly DemoEvent[] => [
  storyCircle(today),
  bookSwap(today),
  kiteMorning(today),
  potteryWorkshop(today),
  saplingSaturday(today),
  beachCleanUp(today),
  telescopeNight(today),
]
