import type { PictureAddress } from '../pages/page.ts'
import { image, type DemoPost } from './post.ts'

export const schoolPosts = (picture: PictureAddress): readonly DemoPost[] => [
  {
    title: 'Notes from the first week of rain',
    route: 'notes-from-the-first-week-of-rain',
    category: 'School life',
    summary: 'Four hundred umbrellas, one leaking roof and a rainwater tank that filled on Tuesday.',
    author: 'Joseph Antony',
    author_title: 'Caretaker',
    cover: picture('pages/monsoon-notes'),
    cover_alt: 'Children with umbrellas in the rain',
    body: `<p><strong>Monday.</strong> The first drops at 10.40, during the Tamil lesson of Class 2. The lesson moved to the window.</p><p><strong>Tuesday.</strong> The tank on the roof is full: 40,000 litres. We opened the valve to the well. By evening the water in the well stood two rings higher.</p><p><strong>Wednesday.</strong> A leak above the reading room. We moved two shelves and put out three buckets. No book was damaged.</p>${image(picture('gallery/book-swap-01'), 'Shelves of the reading room', 'The reading room on Thursday, dry again.')}<p><strong>Thursday.</strong> Umbrellas: 412 at the gate, 398 at home time. The other fourteen are on the lost property nails.</p><p><strong>Friday.</strong> Sun. The whole school dried its socks on the railings.</p>`,
    tags: ['Monsoon', 'Campus'],
    days: 31,
    products: ['copper-bottle'],
    events: [],
  },
  {
    title: 'A walk round the tank with Class 3',
    route: 'a-walk-round-the-tank',
    category: 'School life',
    summary:
      'Twenty-two children, one clipboard each and 31 kinds of birds: what we found in an hour before school.',
    author: 'Kavitha Sundaram',
    author_title: 'Art teacher',
    cover: picture('pages/a-walk-round-the-tank'),
    cover_alt: 'A temple tank in the evening light',
    body: `<p>We met at six, when the steps were still cool. The rule was simple: nobody speaks until we have seen five birds. It took four minutes.</p><h2>The list</h2><p>Eleven cormorants on the wall, two kingfishers on the wire, and one pond heron that did not move during our whole visit. Kavin insists that it is painted.</p><blockquote><p>The bird is not standing still. It is listening with its feet.</p></blockquote><p>Back in class, each child drew one bird from memory and one from the notes. The drawings from the notes have better beaks. The drawings from memory have better birds.</p><p>On Saturday we plant pungam trees along the canal. Cormorants like them.</p>`,
    tags: ['Birds', 'Drawing'],
    days: 45,
    products: ['clay-bird-house'],
    events: ['Sapling Saturday'],
  },
  {
    title: 'Forty kites and one rule',
    route: 'forty-kites-and-one-rule',
    category: 'Neighbourhood',
    summary:
      'Cotton thread only. How the kite morning became safe for birds, and more fun for everybody else.',
    author: 'Meena Raghavan',
    author_title: 'Class 4 parent',
    cover: picture('events/kite-morning-banner'),
    cover_alt: 'Kites above the tank ground',
    body: `<p>Until six years ago people flew their kites here with glass-coated thread. In one January the animal shelter treated nineteen kites of the other sort, the ones with wings.</p><p>Now there is one rule at the gate: cotton thread only. We swap yours for ours, without a question.</p><h2>What changed</h2><ul><li>Fights last longer, because nobody’s line is cut at once.</li><li>Small children can hold the reel.</li><li>No injured bird has been reported since.</li></ul><p>Bring paper that you would throw away. Newspaper flies best. Sugar bags look best.</p>`,
    tags: ['Kites', 'Birds'],
    days: 58,
    products: ['star-lantern'],
    events: ['Kite and kolam morning'],
  },
]
