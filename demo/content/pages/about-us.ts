import { words, type DemoPage, type DemoSection, type PictureAddress } from './page.ts'

const story = `
<p>In the summer of 1994 the corporation closed the one-room library on Thendral Street. Eleven neighbours carried the
books home in rice sacks and put a sign on a verandah: <em>படிக்க வாங்க</em>, come and read. By Pongal there were forty
children on the steps, and a retired postmaster was teaching them sums with tamarind seeds.</p>
<p>That verandah is our office now. Behind it stand nine classrooms, a protected neem tree and a shop. We called
the place Asha, which is hope in one language and a wish in another.</p>

<h2>What we believe</h2>
<ul>
  <li><strong>A child learns with the hands first.</strong> Every class makes something that is used: a map of the street,
  a rain gauge, a loom, a meal.</li>
  <li><strong>A school belongs to its street.</strong> The gate is open until 8 pm. Anyone can use the hall for a naming
  ceremony and the ground for cricket.</li>
  <li><strong>Fees are fair and open.</strong> Families pay what they can, we publish the accounts, and a donation never
  buys a place.</li>
</ul>
`

const shop = `
<p>In 2009 the potter at the corner told us that lamps do not feed anybody in June. So the class of that year put up a
table outside the gate and sold his flower pots, with the sums done by class 5. The table became a shop, the shop became
this page. Of every ₹100, the neighbour who sells receives ₹88.</p>
<p>No child works for it. What children make, they take home.</p>
`

const people = `
<p>Thirty-one teachers, two cooks, one nurse on weekdays, a gardener who knows every sapling by the child that planted it,
and some two hundred volunteers who come for two hours and go home. A council of nine decides: three parents, three
teachers, two neighbours, one pupil of class 8 with a full vote.</p>
<p>We are a registered society. You can read the rules, the council’s minutes and the accounts in the reading room, or ask
for a printed copy.</p>
`

const numbers: DemoSection = {
  section_name: 'In numbers',
  section_type: 'counter',
  content: {
    items: [
      { value: '1994', label: 'a verandah and eleven sacks of books' },
      { value: '412', label: 'children, 58 of them on a free place' },
      { value: '9', label: 'classrooms and one neem tree' },
      { value: '₹0', label: 'donation for a place' },
    ],
  },
}

export const aboutUs = (picture: PictureAddress): DemoPage => ({
  route: 'about-us',
  title: 'About us',
  description: 'How eleven neighbours, some rice sacks and a verandah became a school with a shop.',
  image: picture('pages/about-us'),
  sections: [
    {
      section_name: 'The street',
      section_type: 'image',
      content: {
        image: picture('pages/about-us'),
        alt: 'The school bus on the road in the morning, with children waving at it',
        caption: 'Quarter to eight on Thendral Street, any day but Sunday.',
      },
    },
    words('Story', story),
    numbers,
    words('The shop', shop, 'Why the school has a shop'),
    words('People', people, 'Our people'),
    {
      section_name: 'Days to keep',
      section_type: 'gallery strip',
      title: 'See for yourself',
      view_more_label: 'All albums',
      view_more_redirect_to: '/gallery',
      no_of_records: 4,
    },
  ],
})
