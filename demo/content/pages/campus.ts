import { words, type DemoPage, type DemoSection, type Picture } from './page.ts'

const walk = `
<p>Come in by the side gate; it has no step. On the left is the verandah where everything began, now the office. The neem in
the middle is older than the street. Whoever has lost something looks on its nails first.</p>
<h3>The ground floor</h3>
<p>Kindergarten opens straight onto sand. The kitchen has a glass wall, so that a child can watch its lunch become lunch.
The <strong>reading room</strong> holds 7,400 books, a third of them in Tamil, none of them locked away.</p>
<h3>Upstairs</h3>
<p>Classes 1 to 8, two to a corridor, with blackboards low enough. The laboratory has six sinks and one skeleton, called
Thangam. The loom room smells of starch and is the quietest place at school.</p>
<h3>The roof</h3>
<p>Ninety drums of brinjal, beans and curry leaf. 18 kilowatts of sun. A rain tank that filled eleven times last monsoon, as
class 6 will tell you whether you ask or not.</p>
`

const numbers: DemoSection = {
  section_name: 'In numbers',
  section_type: 'counter',
  content: {
    items: [
      { value: '7,400', label: 'books, none locked away' },
      { value: '90', label: 'drums of vegetables on the roof' },
      { value: '18 kW', label: 'of sun' },
      { value: '0', label: 'steps from gate to any classroom door' },
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
      'Bus stop Thendral Street, 200 m. From the beach, walk inland for seven minutes. Cycle stands inside the gate.',
    latitude: 13.0003,
    longitude: 80.2667,
  },
}

export const campus = (picture: Picture): DemoPage => ({
  route: 'campus',
  title: 'The campus',
  description: 'A walk through the school: the neem, the glass kitchen, the reading room and the roof.',
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
    words('A walk', walk, 'A walk in ten minutes'),
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
