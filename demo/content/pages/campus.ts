import { words, type DemoPage, type DemoSection, type PictureAddress } from './page.ts'

const walk = `
<p>The side gate has step-free access. On the left is the verandah where the school began, now the office. The neem tree in
the middle is older than the street. Lost property hangs on its nails.</p>
<h3>The ground floor</h3>
<p>Kindergarten opens onto a sand yard. The kitchen has a glass wall, so that children can watch lunch being cooked.
The <strong>reading room</strong> has 7,400 books, a third of them in Tamil. All are open to everyone.</p>
<h3>Upstairs</h3>
<p>Classes 1 to 8, with blackboards at children’s height. The laboratory has six sinks and a skeleton called Thangam. The loom
room is the quietest place at school.</p>
<h3>The roof</h3>
<p>Ninety drums of brinjal, beans and curry leaf, 18 kilowatts of solar power, and a rainwater tank that filled eleven times
last monsoon.</p>
`

const numbers: DemoSection = {
  section_name: 'In numbers',
  section_type: 'counter',
  content: {
    items: [
      { value: '7,400', label: 'books, open to everyone' },
      { value: '90', label: 'drums of vegetables on the roof' },
      { value: '18 kW', label: 'of solar power' },
      { value: '0', label: 'steps from the gate to any classroom' },
    ],
  },
}

const place: DemoSection = {
  section_name: 'Where we are',
  section_type: 'map',
  title: 'How to get here',
  content: {
    label: '14 Thendral Street, Besant Nagar',
    address:
      'Bus stop: Thendral Street, 200 m. From the beach, walk inland for 7 minutes. Cycle parking inside the gate.',
    latitude: 13.0003,
    longitude: 80.2667,
  },
}

export const campus = (picture: PictureAddress): DemoPage => ({
  route: 'campus',
  title: 'The campus',
  description: 'A tour of the school: the neem tree, the glass kitchen, the reading room and the roof.',
  image: picture('pages/campus'),
  sections: [
    {
      section_name: 'The neem',
      section_type: 'image',
      content: {
        image: picture('pages/campus'),
        alt: 'Children reading on a mat under the big neem',
        caption: 'Nobody may cut the neem. It is written in the rules of the society.',
      },
    },
    words('A walk', walk, 'A tour of the campus'),
    numbers,
    {
      section_name: 'Albums',
      section_type: 'gallery strip',
      title: 'The place on its best days',
      view_more_label: 'All albums',
      view_more_redirect_to: '/gallery',
      no_of_records: 4,
    },
    place,
  ],
})
