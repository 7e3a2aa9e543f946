import { words, type DemoPage, type DemoSection, type Picture } from './page.ts'

const story = `
<p>In the summer of 1994 the corporation closed the one-room library on Thendral Street. Eleven neighbours carried the
books home in rice sacks and put a sign on a verandah: <em>படிக்க வாங்க</em>, come and read. By Pongal there were forty
children on the steps, and a retired postmaster was teaching them sums with tamarind seeds.</p>
<p>That verandah is our office now. Behind it stand nine classrooms, a neem tree that nobody may cut, and a shop. We called
the place Asha, which is hope in one language and a wish in another.</p>

<h2>What we believe</h2>
<ul>
  <li><strong>A child learns with the hands first.</strong> Every class makes something that is used: a map of the street,
  a rain gauge, a loom, a meal.</li>
  <li><strong>A school belongs to its street.</strong> The gate is open until eight. The hall is anybody’s for a naming
  ceremony, the ground is anybody’s for cricket.</li>
  <li><strong>Money should be boring.</strong> Fees by what a family can pay, accounts on the gate, no donation that buys
  a place.</li>
</ul>
`

const shop = `
<p>In 2009 the potter at the corner told us that lamps do not feed anybody in June. So the class of that year put up a
table outside the gate and sold his flower pots, with the sums done by class 5. The table became a shop, the shop became
this page. Of every ₹100 that a neighbour’s thing costs, ₹88 are the neighbour’s.</p>
<p>No child works for it. What children make, they take home.</p>
`

const people = `
<p>Thirty-one teachers, two cooks, one nurse on weekdays, a gardener who knows every sapling by the child that planted it,
and some two hundred volunteers who come for two hours and go home. A council of nine decides: three parents, three
teachers, two neighbours, one pupil of class 8 with a full vote.</p>
<p>We are a registered society. The rules, the council’s minutes and the accounts lie in the reading room and can be had
on paper.</p>
`

const numbers: DemoSection = {
  section_name: 'In numbers',
  section_type: 'counter',
  content: {
    items: [
      { value: '1994', label: 'a verandah and eleven sacks of books' },
      { value: '412', label: 'children, 58 of them on a free place' },
      { value: '9', label: 'classrooms and one neem tree' },
      { value: '₹0', label: 'donation for a place, ever' },
    ],
  },
}

export const aboutUs = (picture: Picture): DemoPage => ({
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
    words('The shop', shop, 'Why a school keeps a shop'),
    words('People', people, 'Who does all this'),
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
