import type { PictureAddress } from '../pages/page.ts'
import { image, type DemoPost } from './post.ts'

const potBody = `<p>The clay comes from the lake bed near Chengalpattu, in a lorry that Murugesan shares with two other potters. It arrives as grey blocks and leaves, six weeks later, as red pots. In between, eleven people have had their hands on it.</p><h2>First, feet</h2><p>For two days the clay is soaked. Then Selvi treads it barefoot, in circles, until no lump is left. “Machines do it faster,” she says, “but the machine doesn’t tell you about the stone.” A stone the size of a mustard seed can crack a pot in the kiln.</p><h2>Four hands and a wheel</h2><p>Murugesan throws the upper half of a water pot on the wheel in less than four minutes. The base is open. When the clay is as firm as cheese, he beats the base shut with a wooden paddle, from outside, against a round stone inside. That is why each pot sounds different when you tap it.</p><blockquote><p>If it rings, buy it. If it says <em>thud</em>, put it back.</p></blockquote><p>The pots dry in the shade for a week. In July, it takes two.</p><h2>One night in the kiln</h2><p>Three hundred pots go into the kiln, with coconut husk and casuarina between them. The fire burns from six in the evening until four in the morning. Nobody opens the kiln before noon: cold air would crack everything.</p><ul><li>Eight of ten pots come out whole.</li><li>Cracked ones become planters.</li><li>The rest is ground and goes into the next clay.</li></ul><p>A new pot needs a day of water before its first use. Throw that water away. From then on it keeps water at about 18 degrees, without a plug.</p>`

export const workshopPosts = (picture: PictureAddress): readonly DemoPost[] => [
  {
    title: 'How a water pot is made',
    route: 'how-a-water-pot-is-made',
    category: 'Workshops',
    summary:
      'Six weeks, eleven people and one night of fire: we followed a terracotta pot from the lake to the shop.',
    author: 'Kavitha Sundaram',
    author_title: 'Art teacher',
    cover: picture('pages/how-a-pot-is-made'),
    cover_alt: 'Two potters shape a pot on a wheel',
    body: potBody,
    tags: ['Clay', 'Craft'],
    days: 3,
    is_featured: 1,
    products: ['terracotta-water-pot', 'clay-tea-cups', 'agal-lamps', 'long-necked-vase'],
    events: ['An afternoon at the wheel'],
  },
  {
    title: 'What the loom taught Class 6 about fractions',
    route: 'what-the-loom-taught-class-6',
    category: 'Workshops',
    summary:
      'A towel has 1,240 threads. Twenty-two children counted them, and stopped being afraid of three eighths.',
    author: 'R. Prabhakaran',
    author_title: 'Mathematics teacher',
    cover: picture('gallery/loom-day-01'),
    cover_alt: 'Threads on a handloom',
    body: `<p>On the first morning Lakshmi akka gave each pair of children a length of string and one question: if three eighths of the towel shall be red, how many threads is that?</p><p>The towel has 1,240 threads. Somebody divided 1,240 by 3. Somebody else measured with a ruler. Yazhini walked to the loom and began to count in bundles of 155.</p><h2>Numbers you can touch</h2><p>At the loom a mistake is visible. If the red stripe is one bundle too wide, the border will not meet the border on the other side. The children undid it, counted again and passed the shuttle.</p>${image(picture('gallery/loom-day-04'), 'A shuttle on its way through the threads', 'One bundle is 155 threads: an eighth of a towel.')}<p>By Thursday the class had designed six towels. Each design came with a sheet of sums, because the weaver needs to know how many threads of each colour to order:</p><ol><li>Choose the stripes as fractions of the width.</li><li>Check that the fractions add up to one.</li><li>Multiply by 1,240 and round to whole threads.</li></ol><p>The six towels are on the wall of the loom room. Three of them are now in the shop.</p>`,
    tags: ['Handloom', 'Mathematics'],
    days: 12,
    products: ['handloom-towels', 'market-bag-mango'],
    events: [],
  },
  {
    title: 'Why we sell marigolds by the arm',
    route: 'why-we-sell-marigolds-by-the-arm',
    category: 'Neighbourhood',
    summary:
      'At five in the morning a garland is measured from the fingertips to the elbow. A short guide to the flower market.',
    author: 'Meena Raghavan',
    author_title: 'Class 4 parent',
    cover: picture('pages/why-marigolds'),
    cover_alt: 'Baskets of marigolds in the market',
    body: `<p>A <em>muzham</em> is the distance from your elbow to the tip of your middle finger. Flowers on a string have been sold by it for longer than anyone can remember. Whose elbow? The seller’s, of course. Choose a tall seller.</p><h2>When to go</h2><p>The lorries from Hosur come at four. By five the price is shouted, by six it is fixed, and by nine it is half. Before Pongal, add an hour and double everything.</p><h2>How to keep a garland fresh</h2><ul><li>Sprinkle it, then wrap it in a banana leaf.</li><li>Keep it away from fruit: ripe bananas make flowers fade.</li><li>Hang it in the evening, not in the sun.</li></ul><p>Faded flowers go into the school’s compost. Ninety drums of vegetables on the roof live on last week’s garlands.</p>`,
    tags: ['Flowers', 'Market'],
    days: 20,
    products: ['seeds-for-one-balcony', 'palm-leaf-basket'],
    events: [],
  },
]
